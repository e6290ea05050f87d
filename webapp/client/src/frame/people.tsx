/** Who sits at the table. */
import type { Seated, Snapshot } from "../types";
import { t } from "../app/texts";
import { calledAs } from "./names";

/** Each seat has a sign of its own beside its colour. */
const SIGNS = ["◆", "●", "▲", "■", "★", "✚", "⬟", "◐"];

export function People({ table }: { readonly table: Snapshot }) {
  const free = table.stage === "lobby" ? Math.max(0, table.least - table.people.length) : 0;
  return (
    <ul class="people">
      {table.people.map((person, seat) => (
        <li key={seat} data-seat={seat} data-away={isAway(person) ? "" : undefined}>
          <i class="sign" data-seat={seat} aria-hidden="true">{SIGNS[seat % SIGNS.length]}</i>
          <span class="who"><bdi>{calledAs(person, table.game)}</bdi></span>
          <span class="hint">{notes(person, table.seat === seat).join(" · ")}</span>
        </li>
      ))}
      {Array.from({ length: free }, (_, n) => (
        <li key={`free${n}`} class="free">
          <i class="sign" aria-hidden="true">○</i>
          <span class="who">{t("app-seat-free")}</span>
        </li>
      ))}
    </ul>
  );
}

const isAway = (person: Seated) => !person.computer && (person.gone || !person.here);

function notes(person: Seated, me: boolean): string[] {
  const keys: string[] = [];
  if (me) keys.push("app-you");
  if (person.host) keys.push("app-seat-host");
  if (person.computer && person.name) keys.push("computer");
  if (person.gone) keys.push("app-seat-gone");
  else if (!me && isAway(person)) keys.push("app-seat-away");
  return keys.map((key) => t(key));
}
