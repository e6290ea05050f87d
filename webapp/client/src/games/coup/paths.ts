/** Lines over the table: a bubble's tail, an arrow to a target, and the bow in which a coin flies. */
import type { Frame } from "../../frame/motion";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far from a bubble's corners its lines begin, and how wide its tail is there. */
const CORNER = 24;
const BREADTH = 9;
/** So that no gap is seen between a bubble and its tail. */
const UNDER = 2;

/** Where on a bubble's edge the line to a point begins. */
function edge({ left, top, width, height }: Box, { x, y }: Point): Point {
  const above = y < top + height / 2;
  return { x: Math.round(Math.min(left + width - CORNER, Math.max(left + CORNER, x))), y: above ? top : top + height };
}

/** From a bubble to the one who speaks: broad at the bubble, pointed at the seat. */
export function tail(bubble: Box, seat: Point): string {
  const { x, y } = edge(bubble, seat);
  const start = y === bubble.top ? y + UNDER : y - UNDER;
  const half = Math.round((start + seat.y) / 2);
  const bend = Math.round((x - seat.x) * 0.3);
  const side = (by: number) => `${x - bend + by} ${half}`;
  return `M${x - BREADTH} ${start}Q${side(-BREADTH)} ${seat.x} ${seat.y}Q${side(BREADTH)} ${x + BREADTH} ${start}Z`;
}

/** From a bubble to the one at whom it is aimed. */
export function aim(bubble: Box, target: Point): string {
  const { x, y } = edge(bubble, target);
  return `M${x} ${y}Q${x} ${Math.round((y + target.y) / 2)} ${target.x} ${target.y}`;
}

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** In a bow from a place that lies `x`, `y` away to here. */
export function bow([x, y]: readonly [x: number, y: number]): Frame[] {
  const height = Math.min(48, Math.hypot(x, y) * 0.3);
  return STEPS.map((way) => {
    const rise = 4 * height * way * (1 - way);
    return { opacity: 1, transform: `translate(${x * (1 - way)}px, ${y * (1 - way) - rise}px)` };
  });
}
