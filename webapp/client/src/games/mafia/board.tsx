/** Mafia's table: the people of the site by day and by night, the trial, and what I know. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Round } from "../../frame/seats";
import { hidden } from "../../frame/secret";
import { wordName } from "../../frame/telling";
import { Accused, Aim, Brick } from "./marks";
import { Middle } from "./middle";
import { Own } from "./own";
import { isOut, nominees, standing } from "./told";

type Here = Scene<"mafia">;

export function Board(scene: Here) {
  const { view } = scene;
  const dark = view.stage === "night" || view.stage === "meet";
  return (
    <div class="mafia" data-light={dark ? "night" : "day"} data-at-stage={view.stage}>
      <Round
        scene={scene}
        at={(seat) => <At scene={scene} seat={seat} />}
        says={(seat) => saysOf(scene, seat)}
        isOut={(seat) => isOut(view, seat)}
        middle={<Middle scene={scene} />}
      >
        <Own scene={scene} />
      </Round>
    </div>
  );
}

/** What stands at a seat: how it went, a brick, the trial, and for my eyes whom I chose tonight. */
function At({ scene: { view, reader }, seat }: { readonly scene: Here; readonly seat: number }) {
  const fate = view.fates[seat] ?? "alive";
  const mine = reader !== null && view.choices[reader] === seat && !hidden.value;
  const theirs = view.choices.some((choice, other) => other !== reader && choice === seat) && !hidden.value;
  return (
    <>
      {fate !== "alive" && <span class="fate">{wordName("mafia", "fate", fate)}</span>}
      {view.stunned === seat && <Brick />}
      {nominees(view).includes(seat) && <Accused />}
      {(mine || theirs) && (
        <span class="aimed" data-by={mine ? "me" : "other"}>
          <Aim />
        </span>
      )}
    </>
  );
}

function saysOf(scene: Here, seat: number): string {
  const { view, reader } = scene;
  const mine = reader !== null && view.choices[reader] === seat && !hidden.value;
  return [standing(view, seat, scene), mine && t("mafia-chosen")].filter(Boolean).join(", ");
}
