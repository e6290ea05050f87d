/** The thumb's zone: what happened last, what is asked, or for whom the table waits. */
import "./dock.css";

import { useState } from "preact/hooks";

import type { GameKey, Snapshot } from "../types";
import { t } from "../app/texts";
import type { AnyGame, Scene } from "./game";
import { StorySheet } from "./parts";
import { picking } from "./picking";
import { busy, command } from "./opened";
import { settled, telling } from "./playback";
import { TalkButton } from "./talkbutton";
import { few } from "./telling";

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
}

export function Dock({ module, scene }: Props) {
  const [open, setOpen] = useState(false);
  const line = telling.value ? module.tell(telling.value, scene) : t("app-story-none");
  const asked = settled.value && isAwaited(scene.snapshot);
  return (
    <footer class="dock" data-pinned={module.pinned ? "" : undefined} data-mine={asked ? "" : undefined}>
      <div class="dock-inner">
        {!(module.pinned && picking.value) && (
          <div class="dock-head">
            <button type="button" class="last" aria-label={`${t("app-story")}: ${line}`} onClick={() => setOpen(true)}>
              <span class="last-line">{line}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 15l6-6 6 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
              </svg>
            </button>
            <TalkButton table={scene.snapshot} />
          </div>
        )}
        <p class="unseen" role="log" aria-live="polite">
          {line}
        </p>
        <div class="ask">{settled.value ? <Ask module={module} scene={scene} /> : <Moving />}</div>
      </div>
      {open && <StorySheet module={module} teller={scene} close={() => setOpen(false)} />}
    </footer>
  );
}

/** Whether the table waits for this person; who is not waited for may still think again. */
export const isAwaited = ({ question, waiting, seat }: Snapshot): boolean =>
  question !== null && seat !== null && waiting.includes(seat);

function Moving() {
  return <p class="hint">{t("app-skip")}</p>;
}

function Ask({ module, scene }: Props) {
  const { snapshot } = scene;
  const others = snapshot.waiting.filter((seat) => seat !== scene.reader);
  const waiting = others.length > 0 && <p class="waiting">{t("app-waiting", { who: few(others.map(scene.name)) })}</p>;
  if (snapshot.question !== null) {
    return (
      <>
        <module.Prompt {...scene} />
        {!isAwaited(snapshot) && waiting}
      </>
    );
  }
  const back = snapshot.stage === "playing" && snapshot.seat === null && snapshot.may.includes("sit");
  if (back) {
    return (
      <button type="button" class="button main" disabled={busy.value} onClick={() => command("sit")}>
        {t("app-return")}
      </button>
    );
  }
  return (
    <>
      {snapshot.seat === null && <p class="hint">{t("app-watching")}</p>}
      <module.Meanwhile {...scene} />
      {!picking.value && waiting}
    </>
  );
}
