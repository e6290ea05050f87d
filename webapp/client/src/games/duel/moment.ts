/** What several of the Duel's motions share: the moment they show, its lamps, the pump. */
import { play } from "../../app/sound";
import { type Frame, move, rest } from "../../frame/motion";
import type { Event } from "../../types";
import { find, rollOut, smoke } from "./flying";
import type { DuelView } from "./story";

/** What a motion is given: the table, the picture before the event, and who looks from below. */
export interface Moment {
  readonly stage: HTMLElement;
  readonly view: DuelView;
  readonly mine: number;
  readonly data: Event["data"];
}

export const lineOf = (stage: HTMLElement, seat: unknown) => find(stage, `[data-line="${String(seat)}"]`);

export const shaken = (by: number): Frame[] =>
  [0, -by, by, -by / 2, by / 2, 0].map((x) => ({ opacity: 1, transform: `translateX(${x}px)` }));

/** Lamps between two numbers of charges go out, or come on: they flicker, and stay so until the picture has caught up. */
export function lamps(stage: HTMLElement, seat: number, from: number, to: number, lasts: number): void {
  const lit = to > from ? 1 : 0;
  for (let n = Math.min(from, to); n < Math.max(from, to); n++) {
    const lamp = find(stage, `[data-charge="${seat}-${n}"]`);
    const flicker = [1 - lit, lit, 1 - lit, 0.6, lit, lit].map((opacity, step) => ({ opacity, offset: step === 5 ? 1 : step * 0.09 }));
    void move(lamp?.querySelector(".charge-on"), flicker, { duration: lasts, easing: "linear" });
    if (!lit) smoke(stage, lamp ?? null, 2, 12);
  }
}

/** The pump goes back and forth, and what was in the barrel is thrown out. */
export async function pump(stage: HTMLElement, shell: unknown): Promise<void> {
  play("click");
  const slide = [{ opacity: 1, transform: "none" }, { opacity: 1, transform: "translateX(-34%)", offset: 0.4 }, { opacity: 1, transform: "none" }];
  void move(find(stage, ".pump"), slide, { duration: 300 });
  await rest(110);
  play("shell");
  await rollOut(stage, shell);
}
