/** Coup's table. */
import type { Scene } from "../../frame/game";
import { Round } from "../../frame/seats";
import { Hand } from "./hand";
import { Middle } from "./middle";
import { AtSeat, ROOMY, saysOf } from "./seat";

/** Between the two lower ones of seven is room in the middle. */
const GAPPED = 7;

export function Board(scene: Scene<"coup">) {
  const { view, reader } = scene;
  const others = view.coins.length - (reader === null ? 0 : 1);
  return (
    <div
      class="coup"
      data-tight={others > ROOMY ? "" : undefined}
      data-gap={others === GAPPED && !view.claim ? "" : undefined}
    >
      <Round
        scene={scene}
        at={(seat) => <AtSeat scene={scene} seat={seat} />}
        says={(seat) => saysOf(view, seat)}
        isOut={(seat) => view.cards[seat] === 0}
        middle={<Middle scene={scene} />}
      >
        <Hand scene={scene} />
      </Round>
    </div>
  );
}
