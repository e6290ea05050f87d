/** An option whose words mean other numbers for so many people: the words side by side. */
import type { Snapshot } from "../types";
import { digits, directed, says, t, type Words } from "../app/texts";
import { busy } from "./opened";

interface Props {
  readonly table: Snapshot;
  readonly option: string;
  /** Choose a word; without it they can only be read. */
  readonly choose?: (word: string) => void;
}

export function Numbers({ table, option, choose }: Props) {
  const key = `${table.game}-option-${option}`;
  const chosen = String((table.options as unknown as Record<string, unknown>)[option]);
  const meant = Object.entries(table.numbers[option] ?? {});
  return (
    <fieldset>
      <legend>{t(key)}</legend>
      <div class="numbers">
        {meant.map(([word, counts]) => (
          <button
            type="button"
            key={word}
            data-word={word}
            aria-pressed={word === chosen}
            disabled={!choose || busy.value}
            onClick={() => word !== chosen && choose?.(word)}
          >
            <b>{t(`${key}-${word}`)}</b>
            {says(`${key}-${word}-about`) && <small>{t(`${key}-${word}-about`)}</small>}
            <span>{inLines(t(`${table.game}-numbers`, inDigits(counts)))}</span>
          </button>
        ))}
      </div>
      {says(`${key}-about`) && <p class="hint">{t(`${key}-about`)}</p>}
    </fieldset>
  );
}

/** What stands between dots, each in a line of its own. */
const inLines = (text: string): string => text.replaceAll(" · ", "\n");

/** Numbers, and those that stand in strings, in the digits of the language. */
function inDigits(counts: Readonly<Record<string, string | number>>): Words {
  const entries = Object.entries(counts).map(([what, count]) => [
    what,
    typeof count === "number" ? count : directed(count.replace(/\d+/g, (found) => digits(Number(found)))),
  ]);
  return Object.fromEntries(entries) as Words;
}
