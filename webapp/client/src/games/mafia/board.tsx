/** Mafia's table: the people of the site by day and by night, the trial, and what I know. */
import { useMemo } from "preact/hooks";

import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Round } from "../../frame/seats";
import { hidden } from "../../frame/secret";
import { loadFaces } from "./faces";
import { Flight } from "./flight";
import { lightOf } from "./light";
import { Accused, Aim, Bandage, OldBrick, Out } from "./marks";
import { Middle } from "./middle";
import { Own } from "./own";
import { Sky } from "./site";
import { chosenBy, fateOf, hitBefore, isOut, nominees, standing } from "./told";

type Here = Scene<"mafia">;

export function Board(scene: Here) {
  const { view } = scene;
  // Before one's own is drawn, and fetched first.
  useMemo(loadFaces, []);
  return (
    <div class="mafia" data-light={lightOf(view)} data-at-stage={view.stage}>
      <Sky view={view} />
      <Round
        scene={scene}
        at={(seat) => <At scene={scene} seat={seat} />}
        says={(seat) => [...standing(view, seat, scene), ...(isAimed(scene, seat) ? [t("mafia-chosen")] : [])].join(", ")}
        isOut={(seat) => isOut(view, seat)}
        middle={<Middle scene={scene} />}
      >
        <Own scene={scene} />
      </Round>
      <Flight />
    </div>
  );
}

/** Whether I have chosen this one tonight; everybody chooses somebody. */
const isAimed = ({ view, reader }: Here, seat: number): boolean => !hidden.value && chosenBy(view, reader) === seat;

interface AtProps {
  readonly scene: Here;
  readonly seat: number;
}

/** What stands at a seat, for all roles alike: the trial, bricks, tonight's choice, and how it went. */
function At({ scene, seat }: AtProps) {
  const { view } = scene;
  const fate = fateOf(view, seat);
  return (
    <>
      <span class="badges" aria-hidden="true">
        {nominees(view).includes(seat) && <Accused />}
        {isAimed(scene, seat) && <Aim by="me" />}
        {view.stunned !== seat && hitBefore(view, seat) && <OldBrick />}
      </span>
      {view.stunned === seat && <Bandage />}
      {fate !== "alive" && (
        <span class="fate" data-fate={fate}>
          <Out fate={fate} /> <span>{t(`mafia-out-${fate}`)}</span>
        </span>
      )}
      {view.stunned === seat && (
        <span class="fate" data-fate="stunned">
          <span>{t("mafia-out-stunned")}</span>
        </span>
      )}
    </>
  );
}
