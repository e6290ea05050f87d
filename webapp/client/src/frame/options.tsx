/** How it will be played: a form drawn from what the game says can be chosen; for guests, a list. */
import type { Snapshot } from "../types";
import { digits, says, t } from "../app/texts";
import { Choice, Stepper, Switch } from "./fields";
import { lineOf } from "./lines";
import { Numbers } from "./numbers";
import { command } from "./opened";

/** A property of the options' JSON Schema: words, yes or no, or a number within bounds. */
interface Field {
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}
type Chosen = Readonly<Record<string, unknown>>;

/** Choose other options; those that are not named stay as they are. */
export const choose = (table: Snapshot, some: Chosen): Promise<boolean> =>
  command("configure", { options: { ...table.options, ...some } });

export function Options({ table }: { readonly table: Snapshot }) {
  if (!table.may.includes("configure")) return <Agreed table={table} />;
  const line = lineOf(table.game);
  const fields = (line?.options["properties"] ?? {}) as Record<string, Field>;
  return (
    <section class="options" aria-label={t("app-options")}>
      {Object.entries(fields).map(([name, field]) => (
        <Option key={name} table={table} name={name} field={field} />
      ))}
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
      <Switch label={t("app-stand-in")} on={table.stand_in} flip={(on) => command("configure", { stand_in: on })} />
    </section>
  );
}

interface OptionProps {
  readonly table: Snapshot;
  readonly name: string;
  readonly field: Field;
}

function Option({ table, name, field }: OptionProps) {
  const key = `${table.game}-option-${name}`;
  const value = (table.options as unknown as Chosen)[name];
  const set = (wanted: unknown) => void choose(table, { [name]: wanted });
  const label = t(key);
  const note = said(`${key}-about`);
  if (field.enum) {
    if (table.numbers[name]) return <Numbers table={table} option={name} choose={set} />;
    const about = said(`${key}-${value}-about`) || note;
    return (
      <Choice label={label} among={field.enum} text={(word) => t(`${key}-${word}`)} note={about} value={String(value)} choose={set} />
    );
  }
  if (field.type === "boolean") return <Switch label={label} note={note} on={value === true} flip={set} />;
  if (field.type === "integer") {
    return <Stepper label={label} note={note} value={Number(value)} least={field.minimum} most={field.maximum} step={set} />;
  }
  return null;
}

const said = (key: string): string => (says(key) ? t(key) : "");

/** What the host has chosen, for those who cannot. */
function Agreed({ table }: { readonly table: Snapshot }) {
  const chosen = Object.entries(table.options as unknown as Chosen);
  const value = (name: string, of: unknown) =>
    typeof of === "boolean" ? t(of ? "app-yes" : "app-no") : typeof of === "number" ? digits(of) : t(`${table.game}-option-${name}-${of}`);
  return (
    <section class="agreed" aria-label={t("app-options")}>
      {Object.keys(table.numbers).map((name) => (
        <Numbers key={name} table={table} option={name} />
      ))}
      <dl>
        {chosen.filter(([name]) => !table.numbers[name]).map(([name, of]) => (
          <div key={name} data-option={name}>
            <dt>{t(`${table.game}-option-${name}`)}</dt>
            <dd>{value(name, of)}</dd>
          </div>
        ))}
        <div data-option="pace">
          <dt>{t("app-pace")}</dt>
          <dd>
            {t(`pace-${table.pace}`)} <small>{t(`pace-${table.pace}-about`)}</small>
          </dd>
        </div>
        <div data-option="stand-in">
          <dt>{t("app-stand-in")}</dt>
          <dd>{t(table.stand_in ? "app-yes" : "app-no")}</dd>
        </div>
      </dl>
    </section>
  );
}
