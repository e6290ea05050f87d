/** The light over the site is the time of the game: layers over the night, more or less opaque. */
import type { Shown } from "./told";

export type Light = "night" | "dawn" | "day" | "dusk";

/** What lies over the night: skies, the site in its colours by day, and the lamp. */
export const LAYERS = ["dawn", "dusk", "day", "site", "lamp"] as const;
export type Layer = (typeof LAYERS)[number];

export const LIGHTS: { readonly [light in Light]: { readonly [layer in Layer]: number } } = {
  night: { dawn: 0, dusk: 0, day: 0, site: 0, lamp: 1 },
  dawn: { dawn: 1, dusk: 0, day: 0, site: 0.4, lamp: 0 },
  day: { dawn: 0, dusk: 0, day: 1, site: 1, lamp: 0 },
  dusk: { dawn: 0, dusk: 1, day: 0, site: 0.55, lamp: 0 },
};

/** People are put up by day and judged at dusk; the morning's news are told at dawn. */
export function lightOf({ stage, light }: Shown): Light {
  if (light) return light;
  if (stage === "nominate") return "day";
  return stage === "vote" ? "dusk" : "night";
}

/** How opaque a layer is now. */
export const shade = (view: Shown, layer: Layer): number => LIGHTS[lightOf(view)][layer];
