/** What a person chooses for this phone: language, sound, motion, covered secrets; and what this is. */
import "./profile.css";

import { useState } from "preact/hooks";

import type { Language, Profiled } from "../types";
import { call, session } from "../app/api";
import { bot } from "../app/bot";
import { covering, still } from "../app/preferences";
import { sounding, toggleSound } from "../app/sound";
import { openTelegram } from "../app/telegram";
import { language, LANGUAGES, speak, t } from "../app/texts";
import { AboutSheet } from "./about";
import { Choice, Switch } from "./fields";
import { Sheet } from "./sheet";
import { toast } from "./toast";

interface Props {
  readonly close: () => void;
}

export function ProfileSheet({ close }: Props) {
  const [top, setTop] = useState<"language" | "about" | null>(null);
  const shut = () => setTop(null);
  const name = session.value?.person.name || t("nameless");
  return (
    <>
      <Sheet name="profile" title={t("app-profile")} close={close}>
        <div class="shown-as">
          <i class="sign" aria-hidden="true">{[...name][0]}</i>
          <p>
            <b><bdi>{name}</bdi></b>
            <small>{t("app-shown-as")}</small>
          </p>
        </div>
        <div class="options">
          <button type="button" class="line" data-act="language" onClick={() => setTop("language")}>
            <span>{t("app-language")}</span>
            <b>{LANGUAGES[language.value]}</b>
          </button>
          <Switch label={t("app-sound")} on={sounding.value} flip={toggleSound} />
          <Switch label={t("app-cover")} note={t("app-cover-about")} on={covering.on} flip={covering.choose} />
          <Choice
            label={t("app-motion")}
            among={["device", "less"]}
            text={(word) => t(`app-motion-${word}`)}
            value={still.on ? "less" : "device"}
            choose={(word) => still.choose(word === "less")}
          />
          <button type="button" class="line" data-act="about" onClick={() => setTop("about")}>
            <span>{t("app-about")}</span>
          </button>
          <Forgetting />
        </div>
      </Sheet>
      {top === "language" && <LanguageSheet close={shut} />}
      {top === "about" && <AboutSheet close={shut} />}
    </>
  );
}

/** Who wants to be forgotten says so in the bot's chat, which asks first. */
function Forgetting() {
  const link = bot("forget");
  return link && (
    <button type="button" class="line" data-act="forget" onClick={() => openTelegram(link)}>
      <span>{t("app-forget")}</span>
    </button>
  );
}

function LanguageSheet({ close }: Props) {
  async function choose(wanted: Language) {
    try {
      await speak(wanted);
    } catch {
      toast("");
      return;
    }
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
