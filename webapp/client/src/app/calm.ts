/** Whether things fade rather than move: as the device asks, or as the person chose. */
import { computed, signal } from "@preact/signals";

const asked = matchMedia("(prefers-reduced-motion: reduce)");
const device = signal(asked.matches);

/** The person's own choice. */
export const stiller = signal(false);
export const calm = computed<boolean>(() => device.value || stiller.value);

/** Hear when the device thinks again. */
export function followDevice(): void {
  asked.addEventListener("change", () => (device.value = asked.matches));
}
