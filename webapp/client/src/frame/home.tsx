/** All tables of a person, and new ones. */
import { useEffect, useState } from "preact/hooks";

import type { GameKey, Opened, TableLine, Tables } from "../types";
import { call, Refusal } from "../app/api";
import { go } from "../app/router";
import { freshSalt, noteSeal } from "../app/salt";
import { says, t } from "../app/texts";
import { AboutSheet, LanguageSheet } from "./about";
import { GAMES, KEYS, loadGame, type Way } from "./games";
import { Lamp } from "./notice";
import { RulesSheet } from "./rules";
import { toast } from "./toast";

type Top = GameKey | "language" | "about" | null;

/** A person's tables, asked for again whenever this page is looked at. */
function useTables(): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") return;
      call<Tables>("GET", "api/tables").then((reply) => setTables(reply.tables), () => setTables([]));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return tables;
}

export function Home() {
  const tables = useTables();
  const [opening, setOpening] = useState(false);
  const [top, setTop] = useState<Top>(null);
  // Fetched while the person looks around, so that the table opens at once.
  useEffect(() => KEYS.forEach((key) => void loadGame(key).catch(() => undefined)), []);

  async function open(game: GameKey, { options, start }: Way) {
    if (opening) return;
    setOpening(true);
    try {
      const { table, seal } = await call<Opened>("POST", "api/tables", { game, options });
      noteSeal(table, 1, seal);
      await call("POST", `api/tables/${table}/sit`, { salt: freshSalt() });
      if (start) await call("POST", `api/tables/${table}/start`);
      go(table);
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
      <Lines name="tables" tables={tables.filter(isGoing)} />
      {KEYS.map((key) => (
        <section key={key} aria-labelledby={key}>
          <div class="home-game">
            <h2 id={key}>{t(`game-${key}`)}</h2>
            <button type="button" onClick={() => setTop(key)}>{t("app-rules")}</button>
          </div>
          <div class="ways">
            {GAMES[key].ways.map((way) => (
              <WayButton key={way.name} game={key} way={way} busy={opening} open={() => open(key, way)} />
            ))}
          </div>
        </section>
      ))}
      <Lines name="tables-over" tables={tables.filter((table) => !isGoing(table))} />
      <nav class="links">
        <button type="button" onClick={() => setTop("language")}>{t("app-language")}</button>
        <button type="button" onClick={() => setTop("about")}>{t("app-about")}</button>
      </nav>
      {top === "language" && <LanguageSheet close={() => setTop(null)} />}
      {top === "about" && <AboutSheet close={() => setTop(null)} />}
      {KEYS.map((key) => top === key && <RulesSheet key={key} game={key} close={() => setTop(null)} />)}
    </main>
  );
}

interface WayProps {
  readonly game: GameKey;
  readonly way: Way;
  readonly busy: boolean;
  readonly open: () => void;
}

function WayButton({ game, way, busy, open }: WayProps) {
  const note = `${game}-way-${way.name}`;
  return (
    <button type="button" class="way" data-game={game} data-way={way.name} disabled={busy} onClick={open}>
      <svg viewBox="0 0 64 40" aria-hidden="true">
        <ellipse cx="32" cy="25" rx="20" ry="8" fill="#6b4a26" />
        <ellipse cx="32" cy="23" rx="20" ry="8" fill="#8d6434" />
        <circle cx="32" cy="9" r="6" fill={way.name === "alone" ? "#3b332b" : "#d8903b"} />
        <circle cx="32" cy="34" r="6" fill="#d8903b" />
        <path d="M22 22h20" stroke="#20170e" stroke-width="3" stroke-linecap="round" />
      </svg>
      <b>{t(`app-play-${way.name}`)}</b>
      <small>{says(note) ? t(note) : "\u00a0"}</small>
    </button>
  );
}

const isGoing = ({ stage }: TableLine) => stage === "lobby" || stage === "playing";

interface LinesProps {
  readonly name: string;
  readonly tables: readonly TableLine[];
}

/** Tables under a heading. Those that are over stand below the games, so that they push nothing down. */
function Lines({ name, tables }: LinesProps) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{t(`app-${name}`)}</h2>
      <ul class="lines">
        {tables.map((table) => (
          <li key={table.id}>
            <TableButton table={table} />
          </li>
        ))}
      </ul>
    </section>
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
