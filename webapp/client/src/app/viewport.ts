/** How much of the screen is ours: the stable height, and what the phone and its client keep for themselves. */
import { on, post } from "./telegram";

const SIDES = ["top", "bottom", "left", "right"] as const;
type Edges = Partial<Record<(typeof SIDES)[number], unknown>>;
const LEAST = 240; // a keyboard or a broken client may report nearly nothing

/** The phone's own edge and the client's buttons add up; whatever is no length is none. */
export function edges(areas: readonly (Edges | null | undefined)[]): Record<(typeof SIDES)[number], number> {
  const sum = (side: (typeof SIDES)[number]) =>
    areas.reduce((total, area) => total + Math.max(0, Number(area?.[side]) || 0), 0);
  return { top: sum("top"), bottom: sum("bottom"), left: sum("left"), right: sum("right") };
}

/** How high the page is to be: what the client calls stable, but never beyond the window; null as high as that. */
export function heightOf(stable: number | null, window: number): number | null {
  return stable === null || stable < LEAST || stable > window ? null : stable;
}

const PROBE = 100;

/** How much larger than asked for all letters are drawn: some phones do that, and a sign must stay in its disc. */
function textZoom(): number {
  const letter = document.createElement("i");
  letter.style.cssText = `position:absolute;visibility:hidden;font:${PROBE}px/1 sans-serif`;
  letter.textContent = "x";
  document.body.append(letter);
  const zoom = letter.getBoundingClientRect().height / PROBE;
  letter.remove();
  return zoom > 0 ? zoom : 1;
}

/** Keep --height, --safe-… and --text-zoom true. */
export function followViewport(): void {
  const style = document.documentElement.style;
  style.setProperty("--text-zoom", String(textZoom()));
  const areas: Record<string, Edges | null> = {};
  const area = (name: string) => (payload: Edges | null) => {
    areas[name] = payload;
    for (const [side, size] of Object.entries(edges(Object.values(areas)))) style.setProperty(`--safe-${side}`, `${size}px`);
  };
  on("safe_area_changed", area("device"));
  on("content_safe_area_changed", area("content"));
  let stable: number | null = null;
  const stand = () => {
    // A keyboard makes some windows smaller for a while; the table behind it stays as it is.
    if (document.activeElement?.matches("input, textarea")) return;
    const height = heightOf(stable, innerHeight);
    if (height === null) style.removeProperty("--height");
    else style.setProperty("--height", `${height}px`);
  };
  on("viewport_changed", (payload) => {
    // While it moves nothing follows it.
    if (!payload?.is_state_stable) return;
    stable = Number(payload.height) || null;
    stand();
  });
  // The client tells of a turned phone after the window knows, or never.
  addEventListener("resize", stand);
  // What a keyboard covers of the page, where it doesn't make the page smaller.
  const seen = window.visualViewport;
  seen?.addEventListener("resize", () => {
    const covered = Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop));
    style.setProperty("--keyboard", `${seen.scale > 1 ? 0 : covered}px`);
  });
  post("web_app_request_viewport");
  post("web_app_request_safe_area", undefined, "8.0");
  post("web_app_request_content_safe_area", undefined, "8.0");
}
