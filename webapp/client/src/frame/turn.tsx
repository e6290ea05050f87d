/** Whose turn it is, written over the table. */
import type { GameKey } from "../types";
import { t } from "../app/texts";
import type { Scene } from "./game";
import { settled } from "./playback";

export function TurnSign({ scene }: { readonly scene: Scene<GameKey> }) {
  const { waiting } = scene.snapshot;
  const mine = scene.reader !== null && waiting.includes(scene.reader);
  const who = waiting.map((seat) => scene.name(seat)).join(t("and"));
  const text = mine ? t("app-turn-mine") : who ? t("app-turn-theirs", { who }) : "";
  return (
    <p class="turn" role="status" data-turn={mine ? "mine" : "theirs"} data-shown={settled.value && text ? "" : undefined}>
      <span>{text || "\u00a0"}</span>
    </p>
  );
}
