/** The thumb's zone: what happened last, what is asked, or for whom the table waits. */
import "./dock.css";

import { useState } from "preact/hooks";

import type { GameKey } from "../types";
import { t } from "../app/texts";
import { isAwaited } from "./awaited";
import { lastOf } from "./chapters";
import { Awaited, Last } from "./docklines";
import type { AnyGame, Scene } from "./game";
import { useFocus } from "./focus";
import { Heard } from "./heard";
import { HelpSheet, StorySheet } from "./parts";
import { picking } from "./picking";
import { busy, command, story } from "./opened";
import { settled, telling } from "./playback";
import { hidden } from "./secret";
import { Strip } from "./strip";
import { TalkButton } from "./talkbutton";
import { Warning } from "./warning";

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
}

export function Dock({ module, scene }: Props) {
  const [top, setTop] = useState<"story" | "help" | null>(null);
  const ask = useFocus<HTMLDivElement>();
  const close = () => setTop(null);
  const last = lastOf(story.value, telling.value, hidden.value);
  const line = last ? module.tell(last, scene) : t("app-story-none");
  const asked = settled.value && isAwaited(scene.snapshot);
  return (
    <footer class="dock" data-pinned={module.pinned ? "" : undefined} data-mine={asked ? "" : undefined}>
      <div class="dock-inner">
        {!(module.pinned && picking.value) && (
          <div class="dock-head">
            <Strip scene={scene} />
            <Last line={line} open={() => setTop("story")} />
            <TalkButton table={scene.snapshot} />
            <HelpButton open={() => setTop("help")} />
          </div>
        )}
        <Heard scene={scene} line={line} />
        <Warning scene={scene} />
        <div class="ask" data-guide="dock" ref={ask}>{settled.value ? <Ask module={module} scene={scene} /> : <Moving />}</div>
      </div>
      {top === "story" && <StorySheet module={module} teller={scene} close={close} />}
      {top === "help" && <HelpSheet module={module} scene={scene} close={close} />}
    </footer>
  );
}

/** What each answer does, and what everything on the table is. */
function HelpButton({ open }: { readonly open: () => void }) {
  return (
    <button type="button" class="icon-button help-button" data-act="help" aria-label={t("app-help")} onClick={open}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" />
        <path d="M9.500 9.600a2.600 2.600 0 1 1 3.600 2.500c-.8.400-1.100.9-1.100 1.700" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
        <circle cx="12" cy="16.800" r="1.200" fill="currentColor" />
      </svg>
    </button>
  );
}

function Moving() {
  return <p class="hint">{t("app-skip")}</p>;
}

function Ask({ module, scene }: Props) {
  const { snapshot } = scene;
  const others = snapshot.waiting.filter((seat) => seat !== scene.reader);
  const waiting = others.length > 0 && <Awaited scene={scene} seats={others} />;
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
