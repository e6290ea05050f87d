/** Small sounds that say what the picture says; nothing is made before the page is touched. */
import { sounding, switchSound } from "./senses";
import type { Sound } from "./sounds";

export { sounding };

const TOUCHES = ["pointerup", "click", "keydown"] as const;
let ear: AudioContext | null = null;
let table: ((name: Sound) => void) | null = null;

/** Play a sound, if the person wants any and looks here. */
export function play(name: Sound): void {
  // What was played into a sleeping context would all be heard at once when it wakes.
  if (sounding.value && !document.hidden && ear?.state === "running") table?.(name);
}

/** Browsers let a page be heard only from within a touch, and a call may put it to sleep again. */
async function wake(): Promise<void> {
  if (!sounding.value || ear?.state === "running" || !("AudioContext" in window)) return;
  const mine = (ear ??= new AudioContext());
  const woken = mine.resume();
  table ??= (await import("./sounds")).tableIn(mine);
  await woken;
}

/** Wait for touches. */
export function followTouches(): void {
  const touched = (): void => void wake().catch(() => undefined); // without sound the game goes on
  for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true });
}

/** Switch sound and haptics on or off; on is heard at once. */
export function toggleSound(): void {
  switchSound();
  void wake().then(() => play("item"), () => undefined);
}
