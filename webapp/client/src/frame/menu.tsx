/** The table's menu: people, rules, sound, and the way out. */
import { useState } from "preact/hooks";

import type { Snapshot } from "../types";
import { back, go } from "../app/router";
import { sounding, toggleSound } from "../app/sound";
import { says, t } from "../app/texts";
import { command } from "./opened";
import { LanguageSheet, LegendSheet, RulesSheet } from "./parts";
import { People } from "./people";
import { game } from "./playback";
import { Sheet } from "./sheet";

type Top = "menu" | "rules" | "legend" | "language" | "leave";

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
    case "language":
      return <LanguageSheet close={close} />;
    case "leave":
      return <Leave table={table} close={close} />;
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
        <li>
          <button type="button" class="line" aria-pressed={sounding.value} onClick={toggleSound}>
            {t(sounding.value ? "app-sound-on" : "app-sound-off")}
          </button>
        </li>
        <li><button type="button" class="line" onClick={() => open("language")}>{t("app-language")}</button></li>
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

function Leave({ table, close }: Props) {
  const kept = table.stand_in && table.people.filter((person) => !person.computer && !person.gone).length > 1;
  const own = `${table.game}-leaving`;
  async function leave() {
    close();
    if (await command("leave")) go(null);
  }
  return (
    <Sheet name="leave" title={t("app-leave-title")} close={close}>
      <p>{t(kept ? "app-leave-stand-in" : says(own) ? own : "app-leave-text")}</p>
      <div class="row">
        <button type="button" class="button" onClick={back}>{t("app-cancel")}</button>
        <button type="button" class="button danger" data-act="leave-now" onClick={leave}>
          {t("app-leave")}
        </button>
      </div>
    </Sheet>
  );
}
