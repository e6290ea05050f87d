/** The Resistance's table: people with their votes, the plan of the town with its missions, and what I know. */
import { useEffect, useRef, useState } from "preact/hooks";

import { Mine, Seats } from "../../frame/seats";
import { Place } from "./marks";
import { Middle } from "./middle";
import { drawnFor, useArrivals } from "./motion";
import { Own } from "./own";
import { At, saysOf } from "./seat";
import type { Here } from "./told";
import { Rejections, Track } from "./track";

export function Board(now: Here) {
  const { view, ...opening } = drawnFor(now.view);
  const scene = { ...now, view };
  const [looked, look] = useState<number | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const named = scene.snapshot.people.filter((_, seat) => scene.seats.isChosen(String(seat))).length;
  useEffect(() => look(null), [`${view.stage} ${view.mission} ${view.leader} ${named}`]);
  useArrivals(table, view);
  const seats = { scene, at: (seat: number) => <At scene={scene} seat={seat} />, says: (seat: number) => saysOf(scene, seat) };
  return (
    <div class="round resistance" ref={table} data-at-stage={view.stage} data-asked={scene.free ? "" : undefined}>
      <Seats {...seats} />
      <div class="res-plan">
        <Place mission={view.mission} />
        <Track scene={scene} looked={looked} look={look} />
        <Rejections scene={scene} />
        <div class="middle" data-guide="middle">
          <Middle scene={scene} looked={looked} {...opening} />
        </div>
      </div>
      <Mine {...seats}>
        <Own scene={scene} />
      </Mine>
    </div>
  );
}
