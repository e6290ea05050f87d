/** Getting up: what it costs is said before, in words. */
import type { Snapshot } from "../types";
import { go } from "../app/router";
import { says, t } from "../app/texts";
import { busy, command } from "./opened";
import { Sheet } from "./sheet";

interface Props {
  readonly table: Snapshot;
  readonly close: () => void;
}

/** Out of a running game. */
export function LeaveSheet({ table, close }: Props) {
  const kept = table.stand_in && table.people.filter((person) => !person.computer && !person.gone).length > 1;
  const own = `${table.game}-leaving`;
  const cost = kept ? "app-leave-stand-in" : says(own) ? own : "app-leave-text";
  return <Sure name="leave" title="app-leave-title" cost={cost} deed="app-leave" command="leave" close={close} />;
}

/** The whole table away from under the others who sit there. */
export function ClearSheet({ close }: Omit<Props, "table">) {
  return <Sure name="clear" title="app-clear-title" cost="app-clear-text" deed="app-close-table" command="close" close={close} />;
}

interface SureProps {
  readonly name: string;
  readonly title: string;
  readonly cost: string;
  readonly deed: string;
  readonly command: "leave" | "close";
  readonly close: () => void;
}

function Sure({ name, title, cost, deed, command: what, close }: SureProps) {
  async function leave() {
    if (!(await command(what))) return;
    close();
    go(null);
  }
  return (
    <Sheet name={name} title={t(title)} close={close}>
      <p>{t(cost)}</p>
      <div class="row">
        <button type="button" class="button" onClick={close}>{t("app-stay")}</button>
        <button type="button" class="button danger" data-act={`${what}-now`} disabled={busy.value} onClick={leave}>
          {t(deed)}
        </button>
      </div>
    </Sheet>
  );
}
