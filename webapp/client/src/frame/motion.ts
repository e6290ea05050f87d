/** Motion: one thing at a time, transform and opacity only, and a touch skips it. */
import { calm } from "../app/calm";

/** All that ever moves: what else could be animated makes a slow phone lay out or paint anew. */
export type Frame = {
  readonly transform?: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
};

const running = new Set<Animation>();
/** What is moved while nothing moves: with the whole page instead, the whole page would be drawn anew. */
let idle: HTMLElement | undefined;
let skipping = false;
let tempo = 1;

/** From now until `resume` everything is over at once. */
export function skip(): void {
  skipping = true;
  for (const animation of [...running]) animation.finish();
}

export function resume(): void {
  skipping = false;
}

const UNHURRIED = 4;

/** Hurry when much is still to be shown: twenty events last hardly longer than six. */
export function hurry(remaining: number): void {
  tempo = Math.min(1, UNHURRIED / Math.max(1, remaining));
}

export const isSkipping = (): boolean => skipping;

/** Move something; resolves when it has arrived. Who wants less motion gets a fade. */
export async function move(
  element: Element | null | undefined,
  frames: readonly Frame[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || skipping || !element.isConnected) return;
  const shown = calm.value ? frames.map(({ transform: _, ...rest }) => rest) : frames;
  const still = shown.every((frame) => Object.keys(frame).length === 0);
  if (still) return;
  const animation = element.animate([...shown], { easing: "cubic-bezier(.2,.7,.3,1)", ...options });
  animation.updatePlaybackRate(1 / tempo);
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** Let the eye rest on something; a touch ends it. */
export function rest(milliseconds: number): Promise<void> {
  // An animation that changes nothing can be finished early like all others.
  idle ??= document.body.appendChild(document.createElement("i"));
  return move(idle, [{ opacity: 1 }, { opacity: 1 }], { duration: milliseconds });
}
