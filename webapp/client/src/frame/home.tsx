/** All tables of a person, and new ones. */
import { useEffect, useState } from "preact/hooks";

import type { GameKey, Opened, TableLine, Tables } from "../types";
import { call, Refusal } from "../app/api";
import { go } from "../app/router";
import { freshSalt, noteSeal } from "../app/salt";
import { t } from "../app/texts";
import { GAMES, KEYS, loadGame, type Way } from "./games";
import { lineOf } from "./lines";
import { playersOf } from "./names";
import { Lamp } from "./notice";
import { AboutSheet, LanguageSheet, RulesSheet } from "./parts";
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

  async function open(game: GameKey, { options, computers = 0, start }: Way) {
    if (opening) return;
    setOpening(true);
    try {
      const { table, seal } = await call<Opened>("POST", "api/tables", { game, options });
      noteSeal(table, 1, seal);
      await call("POST", `api/tables/${table}/sit`, { salt: freshSalt() });
      for (let n = 0; n < computers; n++) await call("POST", `api/tables/${table}/computer`);
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
      <div class="games">
        {KEYS.map((key) => (
          <GameCard key={key} game={key} busy={opening} open={(way) => open(key, way)} rules={() => setTop(key)} />
        ))}
      </div>
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

interface CardProps {
  readonly game: GameKey;
  readonly busy: boolean;
  open(way: Way): void;
  rules(): void;
}

/** A game: what it is, for how many, and the ways to begin. */
function GameCard({ game, busy, open, rules }: CardProps) {
  const line = lineOf(game);
  return (
    <section class="game-card" aria-labelledby={game}>
      <div class="game-head">
        <h2 id={game}>{t(`game-${game}`)}</h2>
        <button type="button" class="way-rules" data-rules={game} onClick={rules}>
          {t("app-rules")}
        </button>
      </div>
      <p>
        {t(`game-${game}-about`)} <small>{line ? playersOf(line) : "\u00a0"}</small>
      </p>
      <div class="ways">
        {GAMES[game]?.ways.map((way) => (
          <button type="button" key={way.name} class="way" data-game={game} data-way={way.name} disabled={busy} onClick={() => open(way)}>
            {t(`app-play-${way.name}`)}
          </button>
        ))}
      </div>
    </section>
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
