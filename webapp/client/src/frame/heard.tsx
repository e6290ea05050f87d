/** The table for whoever hears it: what has happened, and then whose turn it is. */
import { useEffect, useRef, useState } from "preact/hooks";

import type { GameKey } from "../types";
import { language, t } from "../app/texts";
import { isAwaited } from "./awaited";
import type { Scene } from "./game";
import { question } from "./labels";
import { settled } from "./playback";
import { few } from "./telling";

interface Props {
  readonly scene: Scene<GameKey>;
  /** What happened last. */
  readonly line: string;
}

export function Heard({ scene, line }: Props) {
  const turn = useTurn(scene);
  const [said, say] = useState("");
  // Only what comes into it later is announced.
  useEffect(() => say(turn), [turn]);
  return (
    <>
      <p class="unseen" role="log" aria-live="polite">
        {line}
      </p>
      <p class="unseen" role="status">
        {said}
      </p>
    </>
  );
}

interface Said {
  readonly asked: string | null;
  readonly waiting: readonly number[];
  readonly tongue: string;
  readonly text: string;
}

/** What is said of the turn after what was said before. */
export function saidOf(scene: Scene<GameKey>, before: Said): Said {
  const { waiting, question: now } = scene.snapshot;
  const asked = isAwaited(scene.snapshot) ? now : null;
  const tongue = language.value;
  const isNew = asked !== before.asked || tongue !== before.tongue || waiting.some((seat) => !before.waiting.includes(seat));
  const others = waiting.length > 0 ? t("app-waiting", { who: few(waiting.map(scene.name)) }) : "";
  const text = !isNew ? before.text : asked === null ? others : question(scene, null);
  return { asked, waiting, tongue, text };
}

/** Said anew with a question, in another language, or when somebody else is waited for – not when one of many has answered. */
function useTurn(scene: Scene<GameKey>): string {
  const said = useRef<Said>({ asked: null, waiting: [], tongue: language.value, text: "" });
  // While something moves the next turn would give it away.
  if (!settled.value) return said.current.text;
  return (said.current = saidOf(scene, said.current)).text;
}
