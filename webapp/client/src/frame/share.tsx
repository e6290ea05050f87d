/** Inviting: by a message that Telegram sends on, by a link, by a code to be scanned. */
import "./share.css";

import { useEffect, useState } from "preact/hooks";

import type { Invitation, Prepared } from "../types";
import { call, Refusal } from "../app/api";
import { sendPrepared } from "../app/prepared";
import { atLeast, openTelegram } from "../app/telegram";
import { t } from "../app/texts";
import { QrCode } from "./code";
import { Sheet } from "./sheet";
import { tell, toast } from "./toast";

interface Props {
  readonly table: string;
  readonly close: () => void;
}

export function ShareSheet({ table, close }: Props) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    call<Invitation>("GET", `api/tables/${table}/invite`).then(setInvitation, (refusal) => toast(refusal.message));
  }, [table]);

  async function send() {
    setSending(true);
    try {
      const { message } = await call<Prepared>("POST", `api/tables/${table}/prepare`, {});
      const came = await sendPrepared(message);
      if (came === "sent") {
        tell(t("app-share-sent"));
        close();
      } else if (came === "failed") toast(t("app-share-failed"));
    } catch (refusal) {
      toast(refusal instanceof Refusal ? refusal.message : "");
    }
    setSending(false);
  }

  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      tell(t("app-copied"));
    } catch {
      toast(link); // where copying is forbidden the link can at least be read
    }
  }

  const prepares = atLeast("8.0");
  const look = (first: boolean) => (first ? "button main" : "button");
  return (
    <Sheet name="share" title={t("app-invite")} close={close}>
      <p>{t("app-share-text")}</p>
      <div class="stack">
        {prepares && (
          <button type="button" class={look(true)} data-act="send" disabled={sending} aria-busy={sending} onClick={send}>
            {t("app-share-send")}
          </button>
        )}
        <div class="row">
          <button
            type="button"
            class={look(!prepares)}
            data-act="share"
            disabled={!invitation}
            onClick={() => invitation && openTelegram(invitation.share)}
          >
            {t("app-share-link")}
          </button>
          <button type="button" class="button" data-act="copy" disabled={!invitation} onClick={() => invitation && copy(invitation.link)}>
            {t("app-copy")}
          </button>
        </div>
      </div>
      <figure class="qr">
        {invitation ? <QrCode text={invitation.link} label={t("app-share-code-of")} /> : <div class="qr-wait" aria-hidden="true" />}
        <figcaption>{t("app-share-code")}</figcaption>
      </figure>
    </Sheet>
  );
}
