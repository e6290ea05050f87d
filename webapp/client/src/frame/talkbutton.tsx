/** The way into the talk at the table. */
import type { Snapshot } from "../types";
import { digits, t } from "../app/texts";
import { TalkSheet } from "./parts";
import { circlesOf, reading, TABLE, unseenIn } from "./talking";

/**
 * Opens the talk, and says how much of it is new; nothing where there is nobody to hear. Only the talk of all is told
 * of here: who is in a smaller circle is a secret, so the game leads there from a frame of one's own.
 */
export function TalkButton({ table }: { readonly table: Snapshot }) {
  const fresh = unseenIn(TABLE);
  const name = fresh ? `${t("app-talk")}: ${t("app-talk-new", { count: fresh })}` : t("app-talk");
  return (
    <>
      {circlesOf(table.circles).some(({ key }) => key === TABLE) && (
        <button type="button" class="icon-button talk-button" data-act="talk" data-new={fresh || undefined} aria-label={name} onClick={() => (reading.value = TABLE)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5h16v11H10l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
          </svg>
          {fresh > 0 && <b class="dot" aria-hidden="true">{digits(fresh)}</b>}
        </button>
      )}
      {reading.value !== null && <TalkSheet table={table} close={() => (reading.value = null)} />}
    </>
  );
}
