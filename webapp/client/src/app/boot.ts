/** The first second: the client around us, the language, who we are, where to. */
import { enter, Refusal } from "./api";
import { followPreferences } from "./preferences";
import { followBack, go, notice, placeBefore } from "./router";
import { followTouches } from "./sound";
import { initData, languageAtLaunch, listen, on, post } from "./telegram";
import { LANGUAGES, language, speak, spoken } from "./texts";
import { followTheme } from "./theme";
import { followViewport } from "./viewport";

/** Resolves when there is something to draw; it never fails. */
export async function boot(): Promise<void> {
  // Asked first, answered while we see to the rest.
  const entering = initData ? enter() : null;
  const speaking = speak(spoken(languageAtLaunch()));
  listen();
  on("reload_iframe", () => {
    post("iframe_will_reload");
    location.reload();
  });
  post("iframe_ready", { reload_supported: true });
  followTheme();
  followViewport();
  followBack();
  followTouches();
  post("web_app_expand");
  // A catalogue that cannot be fetched leaves keys on the screen rather than nothing.
  await Promise.all([entering?.then(arrive, refused) ?? outside(), speaking.catch(() => undefined)]);
  followPreferences();
  const wanted = chosen;
  if (wanted && wanted !== language.value) await speak(wanted).catch(() => undefined);
  post("web_app_ready");
}

let chosen: keyof typeof LANGUAGES | null = null;

function arrive({ person, start }: Awaited<ReturnType<typeof enter>>): void {
  chosen = spoken(person.language);
  // A page that is too old goes nowhere.
  if (notice.value === null) go(start?.table ?? placeBefore());
}

function refused(refusal: unknown): void {
  const { status, code } = refusal instanceof Refusal ? refusal : { status: 0, code: "" };
  notice.value = status === 401 ? "reopen" : code === "offline" && status === 0 ? "offline" : "failed";
}

function outside(): void {
  notice.value = "outside";
}
