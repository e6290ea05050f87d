/** What pieces do on any table: they come from somewhere, are turned over, are mixed face down. */
import { type Frame, move } from "./motion";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of one place to the middle of another; places are where they are, so it is right in Persian too. */
export function way(from: Box, to: Box): readonly [x: number, y: number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}

/** The same as a translation, from one element to another; none if one of them isn't there. */
export function between(from: Element | null | undefined, to: Element | null | undefined): string {
  const [x, y] = from && to ? way(from.getBoundingClientRect(), to.getBoundingClientRect()) : [0, 0];
  return `translate(${x}px, ${y}px)`;
}

const FLIGHT = { duration: 420, fill: "backwards" } as const;

/** A piece comes to where it lies now from another place. */
export function arrive(piece: Element | null, from: Element | null, options: KeyframeAnimationOptions = {}): Promise<void> {
  const start = { opacity: from ? 1 : 0, transform: `${between(piece, from)} scale(1.25)` };
  return move(piece, [start, { opacity: 1, transform: "none" }], { ...FLIGHT, ...options });
}

const FLAT = { opacity: 1, transform: "perspective(300px) rotateY(0deg)" };
const EDGE = { opacity: 0.4, transform: "perspective(300px) rotateY(90deg)" };
const HALF = 170;

/** Pieces turn over together: up to their edge, changed where nobody sees it, and flat again. */
export async function turnOver(pieces: () => readonly Element[], change: () => void): Promise<void> {
  await Promise.all(pieces().map((piece) => move(piece, [FLAT, EDGE], { duration: HALF, easing: "ease-in" })));
  change();
  await drawn();
  await Promise.all(pieces().map((piece) => move(piece, [EDGE, FLAT], { duration: HALF, easing: "ease-out" })));
}

/** Once what was changed is on the page: still before it is painted. */
export const drawn = (): Promise<void> => new Promise((next) => requestAnimationFrame(() => next()));

const MIXING = 750;

/** Cards are drawn together, mixed and spread again: the same motion whatever they are. */
export async function mix(cards: readonly Element[]): Promise<void> {
  const first = cards[0]?.getBoundingClientRect();
  const last = cards.at(-1)?.getBoundingClientRect();
  if (!first || !last) return;
  const middle = { x: Math.min(first.x, last.x), y: first.y, width: Math.abs(last.x - first.x) + first.width, height: first.height };
  await Promise.all(cards.map((card, n) => move(card, mixing(way(card.getBoundingClientRect(), middle), n), { duration: MIXING })));
}

/** One card of several: to the pile, twice past its neighbours, and back to its own place. */
export function mixing([x, y]: readonly [x: number, y: number], n: number): Frame[] {
  const side = n % 2 === 0 ? 1 : -1;
  const lies = (dx: number, turn: number, offset: number) => ({ transform: `translate(${x + dx}px, ${y}px) rotate(${turn}deg)`, offset });
  return [
    { transform: "none", offset: 0 },
    lies(0, side * 4, 0.24),
    lies(side * 16, side * 9, 0.38),
    lies(0, side * -3, 0.5),
    lies(side * -16, side * -9, 0.62),
    lies(0, 0, 0.76),
    { transform: "none", offset: 1 },
  ];
}
