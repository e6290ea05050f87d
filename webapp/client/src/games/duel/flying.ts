/** What flies over the Duel's table: smoke, shells, items. Each lives only as long as its motion. */
import { type Frame, move } from "../../frame/motion";
import { way } from "../../frame/pieces";

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const find = (stage: HTMLElement, selector: string) => stage.querySelector<HTMLElement>(selector);

/** The middle of an element, and a box of that size round it. */
export function around(element: Element, width: number, height = width): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Something over the table, at rest at a spot; gone after its story. */
export async function ghost(stage: HTMLElement, look: string, spot: Spot, story: (ghost: HTMLElement) => Promise<unknown>): Promise<void> {
  const layer = find(stage, ".duel-flights");
  if (!layer) return;
  const { x, y } = layer.getBoundingClientRect();
  const element = document.createElement("i");
  element.className = look;
  element.style.cssText = `left:${spot.x - x}px;top:${spot.y - y}px;width:${spot.width}px;height:${spot.height}px`;
  layer.append(element);
  await story(element).finally(() => element.remove());
}

export const at = (x: number, y: number, then = ""): string => `translate(${x}px, ${y}px) ${then}`;

/** Soft puffs that rise, grow and fade away; nobody waits for them. */
export function smoke(stage: HTMLElement, from: Element | null, puffs: number, size = 30): void {
  if (!from) return;
  for (let n = 0; n < puffs; n++) {
    const drift = ((n % 3) - 1) * size * 0.5;
    const frames: Frame[] = [
      { opacity: 0, transform: at(0, 0, "scale(.3)") },
      { opacity: 0.6, transform: at(drift * 0.5, -size * 0.5, "scale(1)"), offset: 0.25 },
      { opacity: 0, transform: at(drift, -size * 2.4, "scale(2.4)") },
    ];
    const timing = { duration: 1100, delay: n * 90, fill: "backwards", easing: "ease-out" } as const;
    void ghost(stage, "puff", around(from, size), (puff) => move(puff, frames, timing));
  }
}

const ROLL = 620;
/** How a shell falls, by the time that has passed: up, down on the wood, twice lower, and it lies. */
const BOUNCES: readonly (readonly [time: number, high: number])[] = [[0, 0], [0.2, 46], [0.46, 0], [0.6, 16], [0.74, 0], [0.83, 5], [0.9, 0], [1, 0]];

/** From where it is thrown out to where it lies: along a line, with its bounces above it. */
export function thrown([x, y]: readonly [x: number, y: number], lies: number): Frame[] {
  return BOUNCES.map(([time, high]) => ({
    offset: time,
    opacity: 1,
    transform: at(x * (1 - time), y * (1 - time) - high, `rotate(${lies - (1 - time) * 640}deg)`),
    easing: high ? "ease-in" : "ease-out",
  }));
}

const LIES = [76, 104];

/** A shell leaves the gun, bounces, and lies with the spent ones; the eldest of them makes room. */
export async function rollOut(stage: HTMLElement, kind: unknown): Promise<void> {
  const places = [...stage.querySelectorAll<HTMLElement>(".spent-place")];
  const [first, second] = places.map((place) => place.querySelector(".shell"));
  const goal = first ? 1 : 0;
  const size = find(stage, ".stand-shells")?.clientHeight ?? 30;
  const breech = find(stage, ".breech");
  const place = places[goal];
  if (!breech || !place) return;
  const timing = { duration: ROLL, easing: "linear" };
  const spot = around(place, (size * 5) / 9, size);
  const roll = ghost(stage, "shell", spot, (shell) => {
    shell.dataset["kind"] = String(kind);
    return move(shell, thrown(way(spot, breech.getBoundingClientRect()), LIES[goal]!), timing);
  });
  const apart = second ? way(places[1]!.getBoundingClientRect(), places[0]!.getBoundingClientRect()) : ([0, 0] as const);
  await Promise.all([
    roll,
    second && move(first, [{ opacity: 1 }, { opacity: 0, offset: 0.4 }, { opacity: 0 }], timing),
    second && move(second, [{ opacity: 1, transform: at(0, 0, "rotate(104deg)") }, { opacity: 1, transform: at(...apart, "rotate(76deg)") }], timing),
  ]);
}
