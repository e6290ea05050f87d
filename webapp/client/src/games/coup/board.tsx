/** Coup's table. */
import { useMemo } from "preact/hooks";

import type { Scene } from "../../frame/game";
import { moving } from "../../frame/playback";
import { Round } from "../../frame/seats";
import { Hand } from "./hand";
import { Middle } from "./middle";
import { loadPortraits } from "./roles";
import { AtSeat, ROOMY, saysOf } from "./seat";
import { shownIn } from "./story";

/** So many have two of them on a lower row, with room between for the court and the treasury. */
const GAPPED = [6, 7];

export function Board(whole: Scene<"coup">) {
  const view = shownIn(whole.view, moving.value);
  const scene = { ...whole, view };
  const others = view.coins.length - (scene.reader === null ? 0 : 1);
  // Before one's own are drawn, and fetched first.
  useMemo(() => loadPortraits(view.roles), []);
  return (
    <div class="coup" data-tight={others > ROOMY ? "" : undefined} data-gap={GAPPED.includes(others) ? others : undefined}>
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
