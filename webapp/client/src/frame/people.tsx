/** Who sits at the table, in a list. */
import type { Snapshot } from "../types";
import { t } from "../app/texts";
import { calledAs } from "./names";
import { Mark, markOf, wordsOfMark } from "./seats";
import { SignOf } from "./signs";

/** Beyond so many they stand in two columns. */
const FEW = 4;

export function People({ table }: { readonly table: Snapshot }) {
  const room = table.stage === "lobby" ? Math.max(0, table.most - table.people.length) : 0;
  return (
    <ul class="people" data-many={table.people.length > FEW ? "" : undefined}>
      {table.people.map((person, seat) => {
        const me = table.seat === seat;
        const mark = markOf(person, me);
        const notes = [me && t("app-you"), mark && (mark !== "computer" || person.name) && wordsOfMark(mark)].filter(Boolean);
        return (
          <li key={seat} data-seat={seat} data-away={mark === "away" || mark === "gone" ? "" : undefined}>
            <SignOf seat={seat} />
            <span class="who"><bdi>{calledAs(person, table.game)}</bdi></span>
            {(mark || notes.length > 0) && (
              <span class="hint">
                {mark && <Mark name={mark} />} {notes.join(" · ")}
              </span>
            )}
          </li>
        );
      })}
      {room > 0 && (
        <li class="free">
          <i class="sign" aria-hidden="true">○</i>
          <span class="who">{t("app-seats-free", { count: room })}</span>
        </li>
      )}
    </ul>
  );
}
