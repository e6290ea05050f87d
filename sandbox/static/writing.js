// How a language writes numbers, hours, days, and in which direction.
import { wordsFor } from "./words.js";

export const number = (value, language) => new Intl.NumberFormat(language, { useGrouping: false }).format(value);

/** Hours and minutes of a moment (unix seconds), in the digits of the language. */
export const hour = (date, language) =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(date * 1000);

/** "12 May" of a moment (unix seconds), or "Today" by the sandbox's own clock. */
export function day(date, now, language) {
  const same = new Date(date * 1000).toDateString() === new Date(now * 1000).toDateString();
  if (same) return wordsFor(language).today;
  // A browser that knows no Macedonian writes the date in figures, in the order Macedonian has it.
  const known = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return new Intl.DateTimeFormat(known ? language : "de", { day: "numeric", month: known ? "long" : "numeric" }).format(
    date * 1000,
  );
}

/** The direction of a line of text: that of its first letter, or null if it has none. */
export function lineDirection(line) {
  const letter = line.match(/\p{L}/u)?.[0];
  return letter ? (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter) ? "rtl" : "ltr") : null;
}
