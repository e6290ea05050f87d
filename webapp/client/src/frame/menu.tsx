/** The table's menu: people, rules, sound, and the way out. */
import { useState } from "preact/hooks";

import type { Snapshot } from "../types";
import { go } from "../app/router";
import { sounding, toggleSound } from "../app/sound";
import { t } from "../app/texts";
import { LeaveSheet } from "./leaving";
import { LegendSheet, ProfileSheet, RulesSheet } from "./parts";
import { People } from "./people";
import { game } from "./playback";
import { Sheet } from "./sheet";
import { showRound } from "./walking";

type Top = "menu" | "rules" | "legend" | "profile" | "leave";

interface Props {
  readonly table: Snapshot;
  readonly close: () => void;
}

/** The menu, and whatever was opened from it. */
export function Menu({ table, close }: Props) {
  const [top, setTop] = useState<Top>("menu");
  switch (top) {
    case "rules":
      return <RulesSheet game={table.game} close={close} />;
    case "legend":
      return game.value && <LegendSheet module={game.value} view={table.view} close={close} />;
    case "profile":
      return <ProfileSheet close={close} />;
    case "leave":
      return <LeaveSheet table={table} close={close} />;
    default:
      return <All table={table} open={setTop} close={close} />;
  }
}

function All({ table, open, close }: Props & { readonly open: (top: Top) => void }) {
  const leaves = table.stage === "playing" && table.may.includes("leave");
  return (
    <Sheet name="menu" title={t("app-menu")} close={close}>
      <h3>{t("app-people")}</h3>
      <People table={table} />
      <ul class="lines">
        <li><button type="button" class="line" onClick={() => open("rules")}>{t("app-rules")}</button></li>
        {game.value && game.value.legend.length > 0 && (
          <li><button type="button" class="line" data-act="legend" onClick={() => open("legend")}>{t("app-legend")}</button></li>
        )}
        {table.stage === "playing" && (
          <li><button type="button" class="line" data-act="show-round" onClick={() => (close(), showRound(table.game))}>{t("app-guide-show")}</button></li>
        )}
        <li>
          <button type="button" class="line switch" role="switch" aria-checked={sounding.value} onClick={toggleSound}>
            <span>{t("app-sound")}</span>
            <i aria-hidden="true" />
          </button>
        </li>
        <li><button type="button" class="line" data-act="profile" onClick={() => open("profile")}>{t("app-profile")}</button></li>
        <li><button type="button" class="line" onClick={() => (close(), go(null))}>{t("app-home")}</button></li>
        {leaves && (
          <li>
            <button type="button" class="line danger" data-act="leave" onClick={() => open("leave")}>
              {t("app-leave")}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
