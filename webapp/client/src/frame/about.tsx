/** The language, and who made what. */
import type { Language, Profiled } from "../types";
import { call, session } from "../app/api";
import { language, LANGUAGES, speak, t } from "../app/texts";
import { Sheet } from "./sheet";

interface Props {
  readonly close: () => void;
}

export function LanguageSheet({ close }: Props) {
  async function choose(wanted: Language) {
    await speak(wanted);
    close();
    // The server speaks to this person too; if it cannot be told, the screen still does.
    const reply = await call<Profiled>("PUT", "api/profile", { language: wanted }).catch(() => null);
    if (reply && session.value) session.value = { ...session.value, token: reply.token };
  }
  return (
    <Sheet name="language" title={t("app-language")} close={close}>
      <ul class="lines">
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <li key={code}>
            <button
              type="button"
              class="line"
              lang={code}
              aria-pressed={language.value === code}
              onClick={() => choose(code as Language)}
            >
              <b>{name}</b>
              {language.value === code && <span aria-hidden="true">✓</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function AboutSheet({ close }: Props) {
  return (
    <Sheet name="about" title={t("app-about")} close={close}>
      <p>{t("app-about-text")}</p>
      <p class="hint">{t("app-about-art")}</p>
    </Sheet>
  );
}
