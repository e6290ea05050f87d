/** What flies over the table: a mission card or a token that lives only as long as its motion. */
import { move } from "../../frame/motion";
import { turnOver, way } from "../../frame/pieces";
import { bow } from "./paths";
import type { Card } from "./told";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FLIGHT = 420;
const APART = 110;
const TALL = 4 / 3;

const around = (box: Spot, width: number, height: number): Spot => ({
  x: box.x + (box.width - width) / 2,
  y: box.y + (box.height - height) / 2,
  width,
  height,
});

/** An element over the table for as long as its story lasts. */
async function flying(layer: Element, spot: Spot, card: boolean, story: (element: HTMLElement, piece: HTMLElement) => Promise<void>): Promise<void> {
  const { x, y } = layer.getBoundingClientRect();
  const element = document.createElement("i");
  const piece = element.appendChild(document.createElement("i"));
  piece.className = card ? "mission-face" : "mini-token";
  if (!card) piece.style.width = "100%";
  element.style.cssText = `left:${spot.x - x}px;top:${spot.y - y}px;width:${spot.width}px;height:${spot.height}px`;
  layer.append(element);
  await story(element, piece).finally(() => element.remove());
}

/** Pieces go from one place to another: cards face down, whatever they are. */
export async function send(layer: Element, from: Element | null, to: Element | null, count = 1, card = true): Promise<void> {
  if (!from || !to || from === to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const width = Math.min(40, Math.max(22, end.width));
  const spot = around(end, width, card ? width * TALL : width);
  const each = (n: number) =>
    flying(layer, spot, card, (element) => move(element, bow(way(spot, start)), { duration: FLIGHT, delay: n * APART, easing: "ease-in-out", fill: "backwards" }));
  await Promise.all(Array.from({ length: count }, (_, n) => each(n)));
}

/** A mission card is held up before all, turned over, and goes back to its hand. */
export async function holdUp(layer: Element, hand: Element | null, card: Card): Promise<void> {
  if (!hand) return;
  const table = layer.getBoundingClientRect();
  const place = hand.getBoundingClientRect();
  const wide = Math.min(110, table.width * 0.22);
  const [dx, dy] = way(place, table);
  const spot = around({ x: place.x + dx * 0.5, y: place.y + dy * 0.5, width: place.width, height: place.height }, wide, wide * TALL);
  const small = `translate(${way(spot, place).join("px, ")}px) scale(0.3)`;
  await flying(layer, spot, true, async (element, piece) => {
    await move(element, [{ opacity: 0.6, transform: small }, { opacity: 1, transform: "none" }], { duration: 260 });
    await turnOver(() => [element], () => (piece.dataset["card"] = card));
    await move(element, [{ opacity: 1 }, { opacity: 1 }], { duration: 520 });
    await move(element, [{ opacity: 1, transform: "none" }, { opacity: 0.4, transform: small }], { duration: 240, easing: "ease-in" });
  });
}
