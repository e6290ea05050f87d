/** How it will be played: a form drawn from what the game says can be chosen. */
import { useEffect, useState } from "preact/hooks";

import type { GameLine, Snapshot } from "../types";
import { call } from "../app/api";
import { t } from "../app/texts";
import { busy, command } from "./opened";

interface Field {
  readonly enum?: readonly string[];
  readonly type?: string;
}

export function Options({ table }: { readonly table: Snapshot }) {
  const [line, setLine] = useState<GameLine | null>(null);
  useEffect(() => {
    call<readonly GameLine[]>("GET", "api/games").then(
      (games) => setLine(games.find((game) => game.key === table.game) ?? null),
      () => setLine(null),
    );
  }, [table.game]);
  const fields = (line?.options.properties ?? {}) as Record<string, Field>;
  const chosen = table.options as unknown as Record<string, unknown>;
  return (
    <section class="options">
      {Object.entries(fields).map(([name, field]) =>
        field.enum ? (
          <Choice
            key={name}
            label={t(`${table.game}-option-${name}`)}
            among={field.enum}
            text={(value) => t(`${table.game}-option-${name}-${value}`)}
            value={String(chosen[name])}
            choose={(value) => command("configure", { options: { ...chosen, [name]: value } })}
          />
        ) : field.type === "boolean" ? (
          <Switch
            key={name}
            label={t(`${table.game}-option-${name}`)}
            on={chosen[name] === true}
            flip={(on) => command("configure", { options: { ...chosen, [name]: on } })}
          />
        ) : null,
      )}
      {line && (
        <Choice
          label={t("app-pace")}
          among={line.paces}
          text={(pace) => t(`pace-${pace}`)}
          note={t(`pace-${table.pace}-about`)}
          value={table.pace}
          choose={(pace) => command("configure", { pace })}
        />
      )}
      <Switch
        label={t("app-stand-in")}
        on={table.stand_in}
        flip={(on) => command("configure", { stand_in: on })}
      />
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly among: readonly string[];
  readonly value: string;
  readonly note?: string;
  text(value: string): string;
  choose(value: string): void;
}

function Choice({ label, among, value, note, text, choose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="segments">
        {among.map((each) => (
          <button
            type="button"
            key={each}
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
  readonly on: boolean;
  flip(on: boolean): void;
}

function Switch({ label, on, flip }: SwitchProps) {
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} disabled={busy.value} onClick={() => flip(!on)}>
      <span>{label}</span>
      <i aria-hidden="true" />
    </button>
  );
}
