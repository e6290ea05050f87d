/** Whose turn it is, written over the table. */
import { useRef } from "preact/hooks";

import type { GameKey } from "../types";
import { t } from "../app/texts";
import type { Scene } from "./game";
import { settled } from "./playback";
import { few } from "./telling";

export function TurnSign({ scene }: { readonly scene: Scene<GameKey> }) {
  const { waiting } = scene.snapshot;
  const mine = scene.reader !== null && waiting.includes(scene.reader);
  const who = waiting.length > 0 && few(waiting.map(scene.name), 2);
  const now = { mine, text: mine ? t("app-turn-mine") : who ? t("app-turn-theirs", { who }) : "" };
  // While something moves the sign stays as it was: the next turn would give the shot away.
  const sign = useRef(now);
  if (settled.value) sign.current = now;
  const { mine: lit, text } = sign.current;
  return (
    <p class="turn" data-turn={lit ? "mine" : "theirs"} data-shown={settled.value && text ? "" : undefined}>
      <span>{text || "\u00a0"}</span>
    </p>
  );
}
