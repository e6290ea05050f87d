/** The table while people gather: seats, the invitation, how it will be played. */
import { useEffect, useState } from "preact/hooks";

import type { Invitation, Snapshot } from "../types";
import { call } from "../app/api";
import { go } from "../app/router";
import { openTelegram } from "../app/telegram";
import { t } from "../app/texts";
import { Lamp } from "./notice";
import { busy, command } from "./opened";
import { Options } from "./options";
import { People } from "./people";
import { RulesSheet } from "./rules";
import { Lost } from "./table";
import { tell, toast } from "./toast";

export function Lobby({ table }: { readonly table: Snapshot }) {
  const [rules, setRules] = useState(false);
  const full = table.people.length >= table.least;
  const may = (name: Snapshot["may"][number]) => table.may.includes(name);
  const act = (name: Snapshot["may"][number], text: string, look = "") =>
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
        <h1>{t(full ? "app-lobby-ready" : "app-lobby-wait")}</h1>
        <p class="hint">{t(`game-${table.game}`)}</p>
      </header>
      <People table={table} />
      <div class="stack">
        {act("sit", "app-sit", "main")}
        {act("start", "app-start", "main")}
        {full && table.seat === null && <p class="hint">{t("refused-full")}</p>}
        {full && !may("start") && <p class="hint">{t("app-lobby-host")}</p>}
        {!full && <Invite table={table.table} />}
        {act("computer", "app-add-computer")}
        {act("no-computer", "app-remove-computer")}
      </div>
      {may("configure") && <Options table={table} />}
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

function Invite({ table }: { readonly table: string }) {
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
      <p class="hint">{t("app-lobby-text")}</p>
      <button
        type="button"
        class="button main"
        data-act="share"
        disabled={!invitation}
        onClick={() => invitation && openTelegram(invitation.share)}
      >
        {t("app-share")}
      </button>
      <button type="button" class="button" data-act="copy" disabled={!invitation} onClick={() => invitation && copy(invitation.link)}>
        {t("app-copy")}
      </button>
    </>
  );
}
