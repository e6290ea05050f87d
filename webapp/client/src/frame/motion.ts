/** Motion: one thing at a time, transform and opacity only, and a touch skips it. */
import { calm } from "../app/calm";

const running = new Set<Animation>();
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
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (!element || skipping || !element.isConnected) return;
  const shown = calm.value ? frames.map(({ transform: _, ...rest }) => rest) : frames;
  const still = shown.every((frame) => Object.keys(frame).length === 0);
  if (still) return;
  const animation = element.animate(shown, { easing: "cubic-bezier(.2,.7,.3,1)", ...options });
  animation.updatePlaybackRate(1 / tempo);
  running.add(animation);
  await animation.finished.catch(() => undefined);
  running.delete(animation);
}

/** Let the eye rest on something; a touch ends it. */
export function rest(milliseconds: number): Promise<void> {
  // An animation that changes nothing can be finished early like all others.
  return move(document.body, [{ opacity: 1 }, { opacity: 1 }], { duration: milliseconds });
}
