/** Coup's table. */
import type { Scene } from "../../frame/game";
import { Round } from "../../frame/seats";
import { Hand } from "./hand";
import { Middle } from "./middle";
import { AtSeat, saysOf } from "./seat";

export function Board(scene: Scene<"coup">) {
  const { view } = scene;
  return (
    <div class="coup">
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
