/** What flies over the table: a coin or a card that lives only as long as its motion. */
import { type ComponentChild, render } from "preact";

import { move } from "../../frame/motion";
import { turnOver, way } from "../../frame/pieces";
import { Back, Coin, Face } from "./cards";
import { bow } from "./paths";
import type { Role } from "./roles";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const COIN = 20;
const TALL = 1.36;

const middleOf = (box: Spot, width: number, height = width): Spot => ({
  x: box.x + (box.width - width) / 2,
  y: box.y + (box.height - height) / 2,
  width,
  height,
});

/** An element over the table, at rest at a spot; gone after its story. */
async function ghost(layer: Element, kind: string, spot: Spot, story: (element: HTMLElement, show: (what: ComponentChild) => void) => Promise<void>): Promise<void> {
  const { x, y } = layer.getBoundingClientRect();
  const element = document.createElement("i");
  element.className = `ghost ghost-${kind}`;
  element.style.cssText = `left:${spot.x - x}px;top:${spot.y - y}px;width:${spot.width}px;height:${spot.height}px`;
  layer.append(element);
  const show = (what: ComponentChild) => render(what, element);
  await story(element, show).finally(() => {
    show(null);
    element.remove();
  });
}

const APART = 90;
const FLIGHT = 420;

/** Coins go one after another, each in a bow. */
export async function sendCoins(layer: Element, from: Element, to: Element, count: number): Promise<void> {
  const start = from.getBoundingClientRect();
  const end = middleOf(to.getBoundingClientRect(), COIN);
  const each = (n: number) =>
    ghost(layer, "coin", end, (element, show) => {
      show(<Coin />);
      return move(element, bow(way(end, start)), { duration: FLIGHT, delay: n * Math.min(APART, 360 / count), easing: "ease-in-out", fill: "backwards" });
    });
  await Promise.all(Array.from({ length: count }, (_, n) => each(n)));
}

/** Cards go face down from one place to another; nothing about them is told. */
export async function sendCards(layer: Element, from: Element, to: Element, count = 1): Promise<void> {
  const start = from.getBoundingClientRect();
  const width = Math.min(44, Math.max(20, to.getBoundingClientRect().width));
  const end = middleOf(to.getBoundingClientRect(), width, width * TALL);
  const each = (n: number) =>
    ghost(layer, "card", end, (element, show) => {
      show(<Back />);
      return move(element, bow(way(end, start)), { duration: FLIGHT, delay: n * 140, easing: "ease-in-out", fill: "backwards" });
    });
  await Promise.all(Array.from({ length: count }, (_, n) => each(n)));
}

/** Where a card is held up: in front of its owner, toward the middle, as large as there is room. */
function heldUp(stage: Element, card: Spot): Spot {
  const { x, y, width, height } = stage.getBoundingClientRect();
  const wide = Math.min(120, width * 0.26);
  const [dx, dy] = way(card, { x, y, width, height });
  const near = { x: card.x + dx * 0.35, y: card.y + dy * 0.36, width: card.width, height: card.height };
  return middleOf(near, wide, wide * TALL);
}

/** A card rises from its place, is turned over for all to see, and goes on to where `goal` is by then. */
export async function reveal(layer: Element, stage: Element, card: Element, role: Role, goal: () => Element | null, lies: string): Promise<void> {
  const place = card.getBoundingClientRect();
  const spot = heldUp(stage, place);
  const small = (box: Spot) => `translate(${way(spot, box).join("px, ")}px) scale(${Math.min(1, box.width / spot.width)})`;
  await ghost(layer, "card", spot, async (element, show) => {
    show(<Back />);
    await move(element, [{ opacity: 1, transform: small(place) }, { opacity: 1, transform: "none" }], { duration: 260 });
    await turnOver(() => [element], () => show(<Face role={role} />));
    await move(element, [{ opacity: 1 }, { opacity: 1 }], { duration: 320 });
    const there = `${small((goal() ?? card).getBoundingClientRect())} ${lies}`;
    await move(element, [{ opacity: 1, transform: "none" }, { opacity: 0.7, transform: there }], { duration: 240, easing: "ease-in" });
  });
}

/** A card of mine that came face down is turned where it lies: only I see it. */
export async function turnUp(layer: Element, card: Element, role: Role): Promise<void> {
  const place = card.getBoundingClientRect();
  await ghost(layer, "card", place, async (element, show) => {
    show(<Back />);
    await turnOver(() => [element], () => show(<Face role={role} />));
    await move(element, [{ opacity: 1 }, { opacity: 1 }], { duration: 260 });
  });
}
