/** All tables of a person, and new ones. */
import "./home.css";

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import type { GameKey, Opened, TableLine, Tables } from "../types";
import { call, Refusal, session } from "../app/api";
import { go } from "../app/router";
import { freshSalt, noteSeal } from "../app/salt";
import { t } from "../app/texts";
import { GameCard } from "./card";
import { useFocus } from "./focus";
import { KEYS, loadGame, type Way } from "./games";
import { ProfileSheet, RulesSheet } from "./parts";
import { Lamp } from "./pictures";
import { going, past } from "./standing";
import { TableList } from "./tables";
import { toast } from "./toast";

type Top = GameKey | "profile" | null;

/** As they were seen last; at first as they came with the session, so that nothing moves when the page is drawn. */
const tables = signal<readonly TableLine[] | null>(null);

/** A person's tables, asked for again whenever this page is looked at. */
function useTables(): readonly TableLine[] {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "hidden") return;
      call<Tables>("GET", "api/tables").then((reply) => (tables.value = reply.tables), () => undefined);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return tables.value ?? session.value?.tables ?? [];
}

const complain = (refusal: unknown) => toast(refusal instanceof Refusal ? refusal.message : "");

/** Sit down, and so on; what fails can be made up for at the table, which stands already. */
async function prepare(table: string, { computers = 0, start }: Way): Promise<void> {
  await call("POST", `api/tables/${table}/sit`, { salt: freshSalt() });
  for (let n = 0; n < computers; n++) await call("POST", `api/tables/${table}/computer`);
  if (start) await call("POST", `api/tables/${table}/start`);
}

export function Home() {
  const mine = useTables();
  const [opening, setOpening] = useState(false);
  const [top, setTop] = useState<Top>(null);
  const close = () => setTop(null);
  const head = useFocus<HTMLHeadingElement>();
  // Fetched while the person looks around, so that the table opens at once.
  useEffect(() => KEYS.forEach((key) => void loadGame(key).catch(() => undefined)), []);

  async function open(game: GameKey, way: Way) {
    if (opening) return;
    setOpening(true);
    try {
      const { table, seal } = await call<Opened>("POST", "api/tables", { game, options: way.options });
      noteSeal(table, 1, seal);
      await prepare(table, way).catch(complain);
      go(table);
    } catch (refusal) {
      complain(refusal);
      setOpening(false);
    }
  }

  return (
    <main class="home">
      <header class="home-head">
        <Lamp />
        <h1 ref={head}>{t("app-name")}</h1>
        {mine.length === 0 && <p>{t("app-empty")}</p>}
        <button type="button" class="icon-button" data-act="profile" aria-label={t("app-profile")} onClick={() => setTop("profile")}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="2" />
            <path d="M4.5 20c1-4.4 4-6 7.5-6s6.5 1.6 7.5 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
      </header>
      <TableList name="tables" tables={going(mine)} />
      <section class="games" aria-labelledby="play">
        <h2 id="play">{t("app-play")}</h2>
        {KEYS.map((key) => (
          <GameCard key={key} game={key} busy={opening} open={(way) => open(key, way)} rules={() => setTop(key)} />
        ))}
      </section>
      <TableList name="tables-over" tables={past(mine)} />
      {top === "profile" && <ProfileSheet close={close} />}
      {KEYS.map((key) => top === key && <RulesSheet key={key} game={key} close={close} />)}
    </main>
  );
}
