/** The first time somebody plays a game: shall he be shown round? */
import "./strip.css";

import { useEffect } from "preact/hooks";

import type { GameKey, Snapshot } from "../types";
import { t } from "../app/texts";
import { Walk } from "./parts";
import type { AnyGame, Scene } from "./game";
import { endRound, isNew, noteSeen, showRound, step } from "./walking";

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
}

/** The walk-through while it goes on; it ends with the table. */
export function Round(props: Props) {
  useEffect(() => endRound, []);
  return step.value === null ? null : <Walk {...props} />;
}

const plays = ({ stage, seat }: Snapshot): boolean => stage === "playing" && seat !== null;

/** The offer: in a line of its own where there is room, else instead of what happened last. */
export function Strip({ scene }: Pick<Props, "scene">) {
  const { game } = scene.snapshot;
  if (!plays(scene.snapshot) || !isNew(game)) return null;
  return (
    <section class="strip" aria-label={t("app-guide-show")}>
      <p>{t("app-guide-offer")}</p>
      <button type="button" class="strip-yes" data-act="show-round" onClick={() => showRound(game)}>{t("app-guide-show")}</button>
      <button type="button" data-act="no-guide" onClick={() => noteSeen(game)}>{t("app-guide-no")}</button>
    </section>
  );
}
