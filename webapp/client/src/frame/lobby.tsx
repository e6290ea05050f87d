/** The table while people gather: seats, the invitation, how it will be played. */
import { useEffect, useState } from "preact/hooks";

import type { Invitation, Snapshot } from "../types";
import { call } from "../app/api";
import { go } from "../app/router";
import { openTelegram } from "../app/telegram";
import { digits, says, t } from "../app/texts";
import { calledAs, playersOf } from "./names";
import { Lamp } from "./notice";
import { busy, command } from "./opened";
import { choose, Options } from "./options";
import { RulesSheet } from "./parts";
import { People } from "./people";
import { Lost } from "./table";
import { TalkButton } from "./talkbutton";
import { tell, toast } from "./toast";

type May = Snapshot["may"][number];

export function Lobby({ table }: { readonly table: Snapshot }) {
  const [rules, setRules] = useState(false);
  const missing = Math.max(0, table.least - table.people.length);
  const room = table.most - table.people.length;
  const may = (name: May) => table.may.includes(name);
  const act = (name: May, text: string, look = "") =>
    may(name) && (
      <button type="button" class={`button ${look}`} data-act={name} disabled={busy.value} onClick={() => command(name)}>
        {t(text)}
      </button>
    );

  async function leave(name: "leave" | "close") {
    if (await command(name)) go(null);
  }

  return (
    <main class="lobby" data-at={table.table}>
      <Lost />
      <header class="home-head">
        <Lamp />
        <h1>{missing ? t("app-lobby-missing", { count: missing }) : t(room ? "app-lobby-enough" : "app-lobby-ready")}</h1>
        <p class="hint">
          {t(`game-${table.game}`)} · {playersOf(table)}
        </p>
        <TalkButton table={table} />
      </header>
      <People table={table} />
      <div class="stack">
        {act("sit", "app-sit", "main")}
        {act("start", "app-start", "main")}
        {room === 0 && table.seat === null && <p class="hint">{t("refused-full")}</p>}
        {!missing && !may("start") && <p class="hint">{t("app-lobby-host", { who: hostOf(table) })}</p>}
        {room > 0 && <Invite table={table.table} main={missing > 0 && !may("sit")} />}
        <Computers table={table} />
      </div>
      <Advised table={table} />
      <Options table={table} />
      <nav class="links">
        <button type="button" onClick={() => setRules(true)}>{t("app-rules")}</button>
        {may("leave") && <button type="button" data-act="leave" onClick={() => leave("leave")}>{t("app-get-up")}</button>}
        {may("close") && <button type="button" data-act="close" onClick={() => leave("close")}>{t("app-close-table")}</button>}
        <button type="button" onClick={() => go(null)}>{t("app-home")}</button>
      </nav>
      {rules && <RulesSheet game={table.game} close={() => setRules(false)} />}
    </main>
  );
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

function hostOf(table: Snapshot): string {
  const host = table.people.find((person) => person.host);
  return host ? calledAs(host, table.game) : t("nameless");
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

function Invite({ table, main }: { readonly table: string; readonly main: boolean }) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    call<Invitation>("GET", `api/tables/${table}/invite`).then(setInvitation, (refusal) => toast(refusal.message));
  }, [table]);

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      tell(t("app-copied"));
    } catch {
      toast(link); // where copying is forbidden the link can at least be read
    }
  }

  return (
    <>
      {main && <p class="hint">{t("app-lobby-text")}</p>}
      <div class="row">
        <button
          type="button"
          class={main ? "button main" : "button"}
          data-act="share"
          disabled={!invitation}
          onClick={() => invitation && openTelegram(invitation.share)}
        >
          {t("app-share")}
        </button>
        <button type="button" class="button" data-act="copy" disabled={!invitation} onClick={() => invitation && copy(invitation.link)}>
          {t("app-copy")}
        </button>
      </div>
    </>
  );
}
