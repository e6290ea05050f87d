/** The table's menu: people, rules, sound, and the way out. */
import { useState } from "preact/hooks";

import type { Snapshot } from "../types";
import { back, go } from "../app/router";
import { sounding, toggleSound } from "../app/sound";
import { says, t } from "../app/texts";
import { LanguageSheet } from "./about";
import { command } from "./opened";
import { People } from "./people";
import { game } from "./playback";
import { LegendSheet, RulesSheet } from "./rules";
import { Sheet } from "./sheet";

type Top = "menu" | "rules" | "legend" | "language" | "leave" | null;

export function MenuButton({ table }: { readonly table: Snapshot }) {
  const [top, setTop] = useState<Top>(null);
  const close = () => setTop(null);
  return (
    <>
      <button type="button" class="icon-button" aria-label={t("app-menu")} data-act="menu" onClick={() => setTop("menu")}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 7h14M5 12h14M5 17h14" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        </svg>
      </button>
      {top === "menu" && <Menu table={table} open={setTop} close={close} />}
      {top === "legend" && game.value && <LegendSheet module={game.value} view={table.view} close={close} />}
      {top === "rules" && <RulesSheet game={table.game} close={close} />}
      {top === "language" && <LanguageSheet close={close} />}
      {top === "leave" && <Leave table={table} close={close} />}
    </>
  );
}

interface MenuProps {
  readonly table: Snapshot;
  readonly open: (top: Top) => void;
  readonly close: () => void;
}

function Menu({ table, open, close }: MenuProps) {
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

function Leave({ table, close }: { readonly table: Snapshot; readonly close: () => void }) {
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
