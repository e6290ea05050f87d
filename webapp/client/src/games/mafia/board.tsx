/** Mafia's table: the people of the site by day and by night, the trial, and what I know. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Round } from "../../frame/seats";
import { hidden } from "../../frame/secret";
import { Flight } from "./flight";
import { lightOf } from "./light";
import { Accused, Aim, Bandage, OldBrick, Out, RoleMark, Seen } from "./marks";
import { Middle } from "./middle";
import { Own } from "./own";
import { Sky } from "./site";
import { chosenBy, fateOf, hitBefore, isOut, knowing, mates, nominees, sawOf, standing } from "./told";

type Here = Scene<"mafia">;

export function Board(scene: Here) {
  const { view } = scene;
  return (
    <div class="mafia" data-light={lightOf(view)} data-at-stage={view.stage}>
      <Sky view={view} />
      <Round
        scene={scene}
        at={(seat) => <At scene={scene} seat={seat} />}
        says={(seat) => [...standing(view, seat, scene), ...(hidden.value ? [] : knowing(scene, seat))].join(", ")}
        isOut={(seat) => isOut(view, seat)}
        middle={<Middle scene={scene} />}
      >
        <Own scene={scene} />
      </Round>
      <Flight />
    </div>
  );
}

interface AtProps {
  readonly scene: Here;
  readonly seat: number;
}

/** What stands at a seat: the trial, bricks, what I know of it, and how it went. */
function At({ scene, seat }: AtProps) {
  const { view } = scene;
  const fate = fateOf(view, seat);
  return (
    <>
      <span class="badges" aria-hidden="true">
        {nominees(view).includes(seat) && <Accused />}
        {!hidden.value && <Known scene={scene} seat={seat} />}
        {view.stunned !== seat && hitBefore(view, seat) && <OldBrick />}
      </span>
      {view.stunned === seat && <Bandage />}
      {fate !== "alive" && (
        <span class="fate" data-fate={fate}>
          <Out fate={fate} /> <span>{t(`mafia-out-${fate}`)}</span>
        </span>
      )}
      {view.stunned === seat && <span class="fate" data-fate="stunned">{t("mafia-out-stunned")}</span>}
    </>
  );
}

/** For my eyes: whom I chose tonight, whom the other maf did, who he is, who was awake. */
function Known({ scene: { view, reader }, seat }: AtProps) {
  const saw = sawOf(view, seat);
  const with_me = mates(view, reader);
  return (
    <>
      {chosenBy(view, reader) === seat && <Aim by="me" />}
      {with_me.some((mate) => view.choices[mate] === seat) && <Aim by="mate" />}
      {with_me.includes(seat) && <RoleMark role="maf" />}
      {saw !== null && <Seen awake={saw} />}
    </>
  );
}
