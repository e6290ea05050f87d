/** From every bubble a tail to whoever speaks, and an arrow to whom it is aimed at. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Event } from "../../types";
import { aim, type Box, tail } from "./paths";
import type { CoupView } from "./story";

interface Line {
  readonly said: string;
  readonly tail: string;
  readonly aim: string;
}

/** Where it is laid out on the table: motion doesn't count. */
const boxOf = ({ offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height }: HTMLElement): Box => ({ left, top, width, height });

function linesOn(round: HTMLElement): readonly Line[] {
  const bodies = [...round.querySelectorAll<HTMLElement>(".seat-body")];
  const line = (draw: typeof tail, bubble: Box, seat: string | undefined): string => {
    const body = bodies.find((each) => each.dataset["seat"] === seat);
    if (!body) return "";
    return draw(bubble, boxOf(body), body.closest(".mine") !== null, bodies.filter((each) => each !== body).map(boxOf));
  };
  return [...round.querySelectorAll<HTMLElement>(".said:not([data-over])")].map((bubble) => {
    const { said = "", from, to } = bubble.dataset;
    const box = boxOf(bubble);
    return { said, tail: line(tail, box, from), aim: said === "block" ? "" : line(aim, box, to) };
  });
}

interface Props {
  /** What they depend on: each new picture, and each event, may move what they join. */
  readonly view: CoupView;
  readonly moving: Event | null;
}

export function Lines(_: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const look = () => {
    const round = svg.current?.closest<HTMLElement>(".round");
    if (!round) return;
    const fresh = linesOn(round);
    setLines((old) => (JSON.stringify(old) === JSON.stringify(fresh) ? old : fresh));
  };
  useLayoutEffect(look);
  useEffect(() => {
    const watch = new ResizeObserver(look);
    const round = svg.current?.closest(".round");
    for (const each of [round, round?.querySelector(".court")]) if (each) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return (
    <svg class="lines" ref={svg} aria-hidden="true">
      <marker id="coup-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0l10 5-10 5 3-5z" />
      </marker>
      {lines.map((line) => (
        <g key={line.said}>
          <path class="line-tail" d={line.tail} />
          {line.aim && <path class="line-aim" d={line.aim} marker-end="url(#coup-tip)" />}
        </g>
      ))}
    </svg>
  );
}
