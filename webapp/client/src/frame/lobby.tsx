/** The table while people gather: seats that fill, what is still missing, how it will be played. */
import "./lobby.css";

import { useState } from "preact/hooks";

import type { Snapshot } from "../types";
import { go } from "../app/router";
import { digits, says, t } from "../app/texts";
import { useFocus } from "./focus";
import { Gathering } from "./gathering";
import { ClearSheet } from "./leaving";
import { Lost } from "./lost";
import { MenuButton } from "./menubutton";
import { calledAs, playersOf } from "./names";
import { busy, command } from "./opened";
import { choose, Options } from "./options";
import { RulesSheet, ShareSheet } from "./parts";
import { People } from "./people";
import { TalkButton } from "./talkbutton";

type May = Snapshot["may"][number];
type Top = "rules" | "share" | "clear" | null;

export function Lobby({ table }: { readonly table: Snapshot }) {
  const [top, setTop] = useState<Top>(null);
  const close = () => setTop(null);
  const may = (name: May) => table.may.includes(name);
  const alone = table.people.every((person, seat) => seat === table.seat || person.computer);

  async function getUp() {
    if (await command("leave")) go(null);
  }
  async function clear() {
    if (!alone) setTop("clear");
    else if (await command("close")) go(null);
  }

  return (
    <main class="lobby-page" data-at={table.table}>
      <header class="top">
        <MenuButton table={table} />
        <h1>{t(`game-${table.game}`)}</h1>
        <TalkButton table={table} />
      </header>
      <Lost />
      <div class="lobby">
        <Gathering table={table} />
        <Deeds table={table} invite={() => setTop("share")} />
        <People table={table} />
        <Computers table={table} />
        <Advised table={table} />
        <Options table={table} />
        <nav class="links">
          <button type="button" onClick={() => setTop("rules")}>{t("app-rules")}</button>
          {may("leave") && <button type="button" data-act="leave" disabled={busy.value} onClick={getUp}>{t("app-get-up")}</button>}
          {may("close") && <button type="button" data-act="close" disabled={busy.value} onClick={clear}>{t("app-close-table")}</button>}
          <button type="button" onClick={() => go(null)}>{t("app-home")}</button>
        </nav>
      </div>
      {top === "rules" && <RulesSheet game={table.game} close={close} />}
      {top === "share" && <ShareSheet table={table.table} close={close} />}
      {top === "clear" && <ClearSheet close={close} />}
    </main>
  );
}

interface DeedsProps {
  readonly table: Snapshot;
  readonly invite: () => void;
}

/** What is missing to begin, and the one thing to do about it first. */
function Deeds({ table, invite }: DeedsProps) {
  const head = useFocus<HTMLHeadingElement>();
  const missing = Math.max(0, table.least - table.people.length);
  const room = table.people.length < table.most;
  const may = (name: May) => table.may.includes(name);
  const first: May | "invite" | null = may("sit") ? "sit" : may("start") ? "start" : room && table.seat !== null ? "invite" : null;
  const look = (deed: May | "invite") => (deed === first ? "button main" : "button");
  const act = (name: May, text: string) =>
    may(name) && (
      <button type="button" class={look(name)} data-act={name} disabled={busy.value} onClick={() => command(name)}>
        {t(text)}
      </button>
    );
  return (
    <section class="deeds">
      <div role="status">
        <h2 ref={head}>{missing ? t("app-lobby-missing", { count: missing }) : t(room ? "app-lobby-enough" : "app-lobby-ready")}</h2>
        <p class="hint">{todo(table, missing, room)}</p>
      </div>
      {act("sit", "app-sit")}
      {act("start", "app-start")}
      {room && table.seat !== null && (
        <button type="button" class={look("invite")} data-act="invite" onClick={invite}>{t("app-invite")}</button>
      )}
    </section>
  );
}

/** In a sentence what this person can do, or for whom all wait. */
function todo(table: Snapshot, missing: number, room: boolean): string {
  if (table.seat === null) return t(room ? "app-lobby-watch" : "app-lobby-full");
  if (missing) return t("app-lobby-text", { players: playersOf(table) });
  if (table.may.includes("start")) return t(room ? "app-lobby-more" : "app-lobby-deal");
  const host = table.people.find((person) => person.host);
  return t("app-lobby-host", { who: host ? calledAs(host, table.game) : t("nameless") });
}

/** How many computers sit here; the host seats them and sends them away. */
function Computers({ table }: { readonly table: Snapshot }) {
  const there = table.people.filter((person) => person.computer && !person.house).length;
  const may = (name: May) => table.may.includes(name);
  if (!may("computer") && !may("no-computer")) return null;
  const button = (name: May, text: string, sign: string) => (
    <button type="button" data-act={name} aria-label={t(text)} disabled={busy.value || !may(name)} onClick={() => command(name)}>
      {sign}
    </button>
  );
  return (
    <div class="stepper" role="group" aria-label={t("app-computers")}>
      <span>{t("app-computers")}</span>
      {button("no-computer", "app-remove-computer", "−")}
      <b aria-live="polite">{digits(there)}</b>
      {button("computer", "app-add-computer", "+")}
    </div>
  );
}

/** What the rules advise so many, and for the host one touch that does it. */
function Advised({ table }: { readonly table: Snapshot }) {
  const { advice, game } = table;
  if (!advice) return null;
  const options = Object.entries(advice.options);
  const named = options.map(([name, word]) => `${game}-option-${name}-${word}`).filter(says).map((key) => t(key));
  return (
    <section class="advice" role="status" data-advice={advice.word}>
      <p>{t(`${game}-advice-${advice.word}`, { count: table.people.length })}</p>
      {table.may.includes("configure") && options.length > 0 && (
        <button type="button" class="button" data-act="advised" disabled={busy.value} onClick={() => choose(table, advice.options)}>
          {t("app-advised", { what: named.join(t("and")) })}
        </button>
      )}
    </section>
  );
}
