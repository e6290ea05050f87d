/** All tables of a person, and new ones. */
import { useEffect, useState } from "preact/hooks";

import type { Opened, TableLine, Tables } from "../types";
import { call, Refusal } from "../app/api";
import { go } from "../app/router";
import { salt } from "../app/salt";
import { t } from "../app/texts";
import { AboutSheet, LanguageSheet } from "./about";
import { Lamp } from "./notice";
import { RulesSheet } from "./rules";
import { toast } from "./toast";

type Top = "rules" | "language" | "about" | null;

export function Home() {
  const [tables, setTables] = useState<readonly TableLine[] | null>(null);
  const [opening, setOpening] = useState(false);
  const [top, setTop] = useState<Top>(null);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") return;
      call<Tables>("GET", "api/tables").then((reply) => setTables(reply.tables), () => setTables([]));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  async function set(mode: "solo" | "duel") {
    if (opening) return;
    setOpening(true);
    try {
      const body = { game: "duel", options: { mode }, salt, start: mode === "solo" };
      go((await call<Opened>("POST", "api/tables", body)).table);
    } catch (refusal) {
      toast(refusal instanceof Refusal ? refusal.message : "");
      setOpening(false);
    }
  }

  return (
    <main class="home">
      <header class="home-head">
        <Lamp />
        <h1>{t("app-name")}</h1>
      </header>
      {tables && tables.length > 0 && (
        <section aria-labelledby="tables">
          <h2 id="tables">{t("app-tables")}</h2>
          <ul class="lines">
            {tables.map((table) => (
              <li key={table.id}>
                <TableButton table={table} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="new">
        <h2 id="new">{t("game-duel")}</h2>
        <div class="ways">
          <Way name="solo" note="app-play-alone-note" busy={opening} open={() => set("solo")}>
            {t("app-play-alone")}
          </Way>
          <Way name="duel" note="app-play-friend-note" busy={opening} open={() => set("duel")}>
            {t("app-play-friend")}
          </Way>
        </div>
      </section>
      <nav class="links">
        <button type="button" onClick={() => setTop("rules")}>{t("app-rules")}</button>
        <button type="button" onClick={() => setTop("language")}>{t("app-language")}</button>
        <button type="button" onClick={() => setTop("about")}>{t("app-about")}</button>
      </nav>
      {top === "rules" && <RulesSheet game="duel" close={() => setTop(null)} />}
      {top === "language" && <LanguageSheet close={() => setTop(null)} />}
      {top === "about" && <AboutSheet close={() => setTop(null)} />}
    </main>
  );
}

interface WayProps {
  readonly name: string;
  readonly note: string;
  readonly busy: boolean;
  readonly open: () => void;
  readonly children: string;
}

function Way({ name, note, busy, open, children }: WayProps) {
  return (
    <button type="button" class="way" data-way={name} disabled={busy} onClick={open}>
      <svg viewBox="0 0 64 40" aria-hidden="true">
        <ellipse cx="32" cy="25" rx="20" ry="8" fill="#6b4a26" />
        <ellipse cx="32" cy="23" rx="20" ry="8" fill="#8d6434" />
        <circle cx="32" cy="9" r="6" fill={name === "solo" ? "#3b332b" : "#d8903b"} />
        <circle cx="32" cy="34" r="6" fill="#d8903b" />
        <path d="M22 22h20" stroke="#20170e" stroke-width="3" stroke-linecap="round" />
      </svg>
      <b>{children}</b>
      <small>{t(note)}</small>
    </button>
  );
}

function TableButton({ table }: { readonly table: TableLine }) {
  const people = table.people.map((name) => name || t("nameless"));
  return (
    <button type="button" class="line" data-table={table.id} onClick={() => go(table.id)}>
      <span class="line-main">
        <b>{t(`game-${table.game}`)}</b>
        <small>{people.map((name) => `\u2068${name}\u2069`).join(" · ")}</small>
      </span>
      <span class={table.yours_to_move ? "badge live" : "badge"}>
        {t(table.yours_to_move ? "app-yours" : `app-stage-${table.stage}`)}
      </span>
    </button>
  );
}
