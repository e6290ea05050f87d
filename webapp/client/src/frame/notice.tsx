/** A whole page that says what is wrong and what to do: never a blank one, never a dead end. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

import { bot } from "../app/bot";
import { go, type Notice, notice as present } from "../app/router";
import { openTelegram, post } from "../app/telegram";
import { says, t } from "../app/texts";
import type { Snapshot } from "../types";
import { useFocus } from "./focus";
import { Picture } from "./parts";
import { wordless } from "./wordless";

const reload = (): void => location.reload();
const home = (): void => {
  present.value = null;
  go(null);
};

export function NoticePage({ notice }: { readonly notice: Notice }) {
  // Whoever has waited for a connection need not touch anything once it is there.
  useEffect(() => {
    if (notice !== "offline") return;
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [notice]);
  const title = `app-${notice}-title`;
  // Cut off early on, even the words may be missing.
  const bare = says(title) ? null : wordless();
  return (
    <Page of={notice} title={bare?.title ?? t(title)} text={bare ? "" : t(`app-${notice}-text`)}>
      <Deed notice={notice} retry={bare?.retry ?? t("app-retry")} />
    </Page>
  );
}

/** Where its time had come nobody needs to be told why. */
export function ClosedPage({ ended }: { readonly ended: Snapshot["ended"] }) {
  return (
    <Page of="closed" title={t("app-closed-title")} text={t(ended ? `ended-${ended}` : "app-closed-text")}>
      <Another />
    </Page>
  );
}

export type Missed = "full" | "begun" | "over";

/** For whoever was invited and comes too late: a table of his own, or a look at this one. */
export function MissedPage({ why, look }: { readonly why: Missed; readonly look: () => void }) {
  return (
    <Page of="closed" title={t(`refused-${why}`)} text={t("app-missed-text")}>
      <Another />
      <button type="button" class="button" data-act="look" onClick={look}>{t("app-look")}</button>
    </Page>
  );
}

/** Games and what can be opened of them are where all tables are. */
function Another() {
  return <button type="button" class="button main" data-act="another" onClick={home}>{t("app-another")}</button>;
}

interface PageProps {
  readonly of: Notice | "closed";
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Page({ of, title, text, children }: PageProps) {
  const head = useFocus<HTMLHeadingElement>();
  return (
    <main class="notice-page" data-notice={of}>
      <Picture of={of} />
      <h1 ref={head}>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  );
}

/** The one thing to do. */
function Deed({ notice, retry }: { readonly notice: Notice; readonly retry: string }) {
  const link = bot();
  const button = (text: string, act: () => void) => (
    <button type="button" class="button main" onClick={act}>{text}</button>
  );
  if (notice === "outside") {
    if (!link) return null;
    return (
      <a class="button main" href={link} onClick={(event) => (event.preventDefault(), openTelegram(link))}>
        {t("app-outside-open")}
      </a>
    );
  }
  if (notice === "reopen") return button(t("app-close"), () => void (post("web_app_close") || reload()));
  if (notice === "gone") return <Another />;
  return button(notice === "old" ? t("app-reload") : retry, reload);
}
