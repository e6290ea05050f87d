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
/** How far lines keep off the seats that they pass. */
const CLEAR = 12;
/** How far inside a seat's corner a line ends that had to go round another seat. */
const INSIDE = 8;

/** A line with one bend; where it begins its edge lies across it, level or upright. */
interface Way {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  readonly upright: boolean;
}

const between = (least: number, wished: number, most: number) => Math.round(Math.min(most, Math.max(least, wished)));

/** From that edge of a bubble which lies towards a point. */
function straight({ left, top, width, height }: Box, to: Point): Way {
  const right = left + width;
  const foot = top + height;
  const above = to.y < top + height / 2;
  const before = to.x < left + width / 2;
  const upright = (before ? left - to.x : to.x - right) > (above ? top - to.y : to.y - foot);
  const from = upright
    ? { x: before ? left : right, y: between(top + CORNER, to.y, foot - CORNER) }
    : { x: between(left + CORNER, to.x, right - CORNER), y: above ? top : foot };
  const [x, y] = [Math.round((from.x + to.x) / 2), Math.round((from.y + to.y) / 2)];
  return { from, bend: upright ? { x, y: from.y } : { x: from.x, y }, to, upright };
}

/** Whether a seat lies in the way: between the ends, and where the line passes. */
function crosses({ from, to }: Way, { left, top, width, height }: Box): boolean {
  const [upper, lower] = [Math.max(top, Math.min(from.y, to.y)), Math.min(top + height, Math.max(from.y, to.y))];
  if (upper >= lower) return false;
  const at = (y: number) => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  return Math.min(at(upper), at(lower)) < left + width && Math.max(at(upper), at(lower)) > left;
}

/** To a seat's near edge; past a seat in between on the side of the table's middle, which is free. */
function way(bubble: Box, { left, top, width, height }: Box, own: boolean, others: readonly Box[]): Way {
  const foot = top + height + 1;
  const direct = straight(bubble, { x: Math.round(left + width / 2), y: own ? top - 1 : foot });
  const barring = others.find((box) => crosses(direct, box));
  if (own || !barring) return direct;
  const before = barring.left + barring.width / 2 < bubble.left + bubble.width / 2;
  const lane = before ? barring.left + barring.width + CLEAR : barring.left - CLEAR;
  const x = between(bubble.left + CORNER, lane, bubble.left + bubble.width - CORNER);
  const to = { x: before ? between(left, lane, left + width - INSIDE) : between(left + INSIDE, lane, left + width), y: foot };
  return { from: { x, y: bubble.top }, bend: { x, y: to.y }, to, upright: false };
}

/** From a bubble to the one who speaks: broad at the bubble, pointed at the seat. */
export function tail(bubble: Box, seat: Box, own: boolean, others: readonly Box[]): string {
  const { from, bend, to, upright } = way(bubble, seat, own, others);
  const under = (at: number, middle: number) => at + (at < middle ? UNDER : -UNDER);
  const start = upright
    ? { x: under(from.x, bubble.left + bubble.width / 2), y: from.y }
    : { x: from.x, y: under(from.y, bubble.top + bubble.height / 2) };
  const side = ({ x, y }: Point, by: number) => (upright ? `${x} ${y + by}` : `${x + by} ${y}`);
  return `M${side(start, -BREADTH)}Q${side(bend, -BREADTH / 3)} ${to.x} ${to.y}Q${side(bend, BREADTH / 3)} ${side(start, BREADTH)}Z`;
}

/** From a bubble to the one at whom it is aimed. */
export function aim(bubble: Box, seat: Box, own: boolean, others: readonly Box[]): string {
  const { from, bend, to } = way(bubble, seat, own, others);
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
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
