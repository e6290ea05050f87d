/** A whole page that says what is wrong and what to do: never a blank one. */
import { go, type Notice, notice as present } from "../app/router";
import { openTelegram, post } from "../app/telegram";
import { t } from "../app/texts";

/** The bot, when the page was opened outside Telegram: the server writes its name into the page. */
function bot(): string | null {
  const name = document.querySelector<HTMLMetaElement>('meta[name="bot"]')?.content;
  return name ? `https://t.me/${name}` : null;
}

export function NoticePage({ notice }: { readonly notice: Notice }) {
  const link = bot();
  return (
    <main class="notice-page" data-notice={notice}>
      <Lamp />
      <h1>{t(`app-${notice}-title`)}</h1>
      <p>{t(`app-${notice}-text`)}</p>
      {notice === "outside" && link && (
        <a class="button main" href={link} onClick={(event) => (event.preventDefault(), openTelegram(link))}>
          {t("app-outside-open")}
        </a>
      )}
      {notice === "reopen" && window.parent !== window && (
        <button type="button" class="button main" onClick={() => post("web_app_close")}>
          {t("app-close")}
        </button>
      )}
      {(notice === "old" || notice === "failed") && (
        <button type="button" class="button main" onClick={() => location.reload()}>
          {t(notice === "old" ? "app-reload" : "app-retry")}
        </button>
      )}
      {notice === "gone" && (
        <button type="button" class="button main" onClick={() => ((present.value = null), go(null))}>
          {t("app-home")}
        </button>
      )}
    </main>
  );
}

/** The lamp over the table, our sign. */
export function Lamp() {
  return (
    <svg class="lamp-sign" viewBox="0 0 120 84" aria-hidden="true">
      <defs>
        <linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffcf8a" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffcf8a" stop-opacity="0" />
        </linearGradient>
      </defs>
      <path d="M42 34L8 84h104L78 34z" fill="url(#lamp-light)" />
      <path d="M59 0h2v14h-2z" fill="#8a6b45" />
      <path d="M60 12c12 0 22 8 25 22H35c3-14 13-22 25-22z" fill="#c4823a" />
      <path d="M60 12c5 0 9 8 10 22H50c1-14 5-22 10-22z" fill="#e3a55a" />
      <ellipse cx="60" cy="34" rx="25" ry="3.5" fill="#fff1d6" />
    </svg>
  );
}
