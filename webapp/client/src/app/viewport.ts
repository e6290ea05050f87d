/** How much of the screen is ours: the stable height, and what the phone keeps for itself. */
import { on, post } from "./telegram";

const SIDES = ["top", "bottom", "left", "right"] as const;
const LEAST = 240; // a keyboard or a broken client may report nearly nothing

/** Keep --height and --safe-… true. */
export function followViewport(): void {
  const style = document.documentElement.style;
  const areas: Record<string, Partial<Record<(typeof SIDES)[number], number>>> = {};
  const area = (name: string) => (payload: (typeof areas)[string] | null) => {
    areas[name] = payload ?? {};
    // The phone's own edge and the client's buttons add up.
    for (const side of SIDES) {
      const sum = Object.values(areas).reduce((total, each) => total + (Number(each[side]) || 0), 0);
      style.setProperty(`--safe-${side}`, `${sum}px`);
    }
  };
  on("safe_area_changed", area("device"));
  on("content_safe_area_changed", area("content"));
  on("viewport_changed", (payload) => {
    if (payload?.is_state_stable && payload.height >= LEAST) {
      style.setProperty("--height", `${payload.height}px`);
    }
  });
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
