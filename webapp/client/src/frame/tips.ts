/** What anything on the table is or does, in a word and a sentence: what a long press on it tells. */
import type { GameKey } from "../types";
import { t } from "../app/texts";
import type { AnyGame, Scene } from "./game";
import { bar, hint, label } from "./labels";
import { hidden } from "./secret";
import { wordName } from "./telling";

type Any = Scene<GameKey>;

export interface Told {
  readonly title: string;
  readonly text: string;
}

/** The selector of what is drawn as a word of the legend: `data-role="duke"`. */
const things = ({ legend }: AnyGame): string => legend.map(({ field }) => `[data-${field}]`).join() || "[data-none]";

/** The legend's entry for what is drawn here. */
function entryOf(element: HTMLElement | null, { key, legend }: AnyGame): Told | null {
  for (const { field, words } of element ? legend : []) {
    const word = element!.dataset[field];
    if (word && words.includes(word)) return { title: wordName(key, field, word), text: t(`${key}-about-${word}`) };
  }
  return null;
}

/** What the offers do that take this pick, or of which this is the button. */
function offersOf({ kind, pick }: { kind?: string | undefined; pick?: string | undefined }, scene: Any): Told | null {
  const { offers } = scene.snapshot;
  const meant = offers.filter((each) => (kind ? each.kind === kind : pick !== undefined && each.among.includes(pick)));
  const picks = pick === undefined ? [] : [pick];
  for (const offer of meant) {
    const text = hint(scene, offer, picks);
    if (text) return { title: label(scene, offer, picks), text };
  }
  return null;
}

/** What a seat says to whoever hears the page. */
function seatOf(element: HTMLElement, scene: Any): Told | null {
  const said = element.querySelector(".seat-face")?.getAttribute("aria-label");
  const title = scene.name(Number(element.dataset["seat"]));
  return said?.startsWith(title) ? { title, text: said.slice(title.length + 2) } : null;
}

/** What there is to say about what was touched: a button, else the innermost thing of which anything is known. */
export function toldOf(touched: Element, scene: Any, module: AnyGame): Told | null {
  const button = touched.closest<HTMLElement>("[data-offer],[data-pick]");
  if (button) return offersOf({ kind: button.dataset["offer"], pick: button.dataset["pick"] }, scene);
  const drawn = things(module);
  const known = `${drawn},[data-place],[data-seat]`;
  for (let element = touched.closest<HTMLElement>(known); element; element = outside(element, known)) {
    const { place, seat } = element.dataset;
    const told =
      entryOf(element, module) ??
      (place === undefined ? null : (entryOf(element.querySelector(drawn), module) ?? offersOf({ pick: place }, scene))) ??
      (seat === undefined ? null : seatOf(element, scene));
    if (told) return told;
  }
  return null;
}

const outside = (element: HTMLElement, known: string): HTMLElement | null => element.parentElement?.closest<HTMLElement>(known) ?? null;

/** Why what was touched cannot be taken, if it cannot. */
export function barOf(touched: Element, scene: Any): Told | null {
  const element = touched.closest<HTMLElement>("[data-pick],[data-place],[data-seat]");
  // Covered, nobody looks barred, and why somebody is would say who one is.
  if (!element || hidden.value) return null;
  const { offer, pick, place, seat } = element.dataset;
  const text = bar(scene, pick ?? place ?? seat ?? "", offer ?? null);
  return text ? { title: "", text } : null;
}
