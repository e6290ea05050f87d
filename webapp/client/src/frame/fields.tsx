/** What is chosen by a touch: one of a few words, yes or no, a number. */
import { digits, t } from "../app/texts";
import { busy } from "./opened";

interface ChoiceProps {
  readonly label: string;
  readonly among: readonly string[];
  readonly value: string;
  readonly note?: string;
  text(value: string): string;
  choose(value: string): void;
}

export function Choice({ label, among, value, note, text, choose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="segments">
        {among.map((each) => (
          <button
            type="button"
            key={each}
            data-word={each}
            aria-pressed={each === value}
            disabled={busy.value}
            onClick={() => each !== value && choose(each)}
          >
            {text(each)}
          </button>
        ))}
      </div>
      {note && <p class="hint">{note}</p>}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  flip(on: boolean): void;
}

export function Switch({ label, note, on, flip }: SwitchProps) {
  return (
    <div>
      <button type="button" class="switch" role="switch" aria-checked={on} disabled={busy.value} onClick={() => flip(!on)}>
        <span>{label}</span>
        <i aria-hidden="true" />
      </button>
      {note && <p class="hint">{note}</p>}
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly note: string;
  readonly value: number;
  readonly least: number | undefined;
  readonly most: number | undefined;
  step(value: number): void;
}

export function Stepper({ label, note, value, least = 0, most = Infinity, step }: StepperProps) {
  return (
    <div>
      <div class="stepper" role="group" aria-label={label}>
        <span>{label}</span>
        <button type="button" aria-label={t("app-less")} disabled={busy.value || value <= least} onClick={() => step(value - 1)}>
          −
        </button>
        <b aria-live="polite">{digits(value)}</b>
        <button type="button" aria-label={t("app-more")} disabled={busy.value || value >= most} onClick={() => step(value + 1)}>
          +
        </button>
      </div>
      {note && <p class="hint">{note}</p>}
    </div>
  );
}
