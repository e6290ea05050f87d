/** Telegram's colours as ours, mended where a theme would be unreadable. */
import { signal } from "@preact/signals";

import { on, post, themeAtLaunch } from "./telegram";

type Params = { readonly [key: string]: unknown };
type Rgb = readonly [number, number, number];

// What a theme lacks is worn like the table itself: night brown, lamp yellow.
const DARK = { bg: "#17130f", text: "#f4ece0", hint: "#a99c8c", button: "#d8903b", surface: "#221c16" };
const LIGHT = { bg: "#f6f1ea", text: "#1d1712", hint: "#6d6155", button: "#a35c12", surface: "#ffffff" };
const ENOUGH = 4.5;

export const dark = signal(true);

function rgb(colour: unknown): Rgb | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(colour));
  return found && [parseInt(found[1]!, 16), parseInt(found[2]!, 16), parseInt(found[3]!, 16)];
}

const hex = (of: Rgb) => `#${of.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
const mixed = (a: Rgb, b: Rgb, part: number) => a.map((x, i) => x + (b[i]! - x) * part) as unknown as Rgb;

function light(of: Rgb): number {
  const [r, g, b] = of.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast between two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [light(rgb(a)!), light(rgb(b)!)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** A colour that can be read on every one of these grounds: this one, moved only as far as needed. */
function readable(colour: string, grounds: readonly string[]): string {
  const far: Rgb = light(rgb(grounds[0]!)!) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  for (let part = 0; part < 1; part += 0.1) {
    const tried = hex(mixed(rgb(colour)!, far, part));
    if (grounds.every((ground) => contrast(tried, ground) >= ENOUGH)) return tried;
  }
  return hex(far);
}

/** Our colour variables from theme parameters; whatever is missing or broken gets a default. */
export function palette(params: Params): { dark: boolean; colours: Record<string, string> } {
  const given = (name: string) => (rgb(params[name]) ? String(params[name]) : null);
  const ground = given("secondary_bg_color") ?? given("bg_color");
  const night = ground ? light(rgb(ground)!) < 0.18 : matchMedia("(prefers-color-scheme: dark)").matches;
  const usual = night ? DARK : LIGHT;
  const bg = ground ?? usual.bg;
  let surface = given("section_bg_color") ?? given("bg_color") ?? usual.surface;
  // A surface of the other brightness would need a second set of inks.
  if (light(rgb(surface)!) < 0.18 !== night) surface = usual.surface;
  const grounds = [bg, surface];
  const onButton = given("button_text_color") ?? (night ? "#1d1205" : "#ffffff");
  const button = readable(given("button_color") ?? usual.button, [onButton]);
  const colours = {
    bg,
    surface,
    text: readable(given("text_color") ?? usual.text, grounds),
    hint: readable(given("hint_color") ?? usual.hint, grounds),
    link: readable(given("link_color") ?? button, grounds),
    button,
    "on-button": onButton,
    danger: readable(given("destructive_text_color") ?? "#d9453a", grounds),
    line: hex(mixed(rgb(bg)!, night ? [255, 255, 255] : [0, 0, 0], night ? 0.14 : 0.12)),
  };
  return { dark: night, colours };
}

function wear(params: Params): void {
  const { dark: night, colours } = palette(params);
  const style = document.documentElement.style;
  for (const [name, colour] of Object.entries(colours)) style.setProperty(`--${name}`, colour);
  style.colorScheme = night ? "dark" : "light";
  document.documentElement.dataset.theme = night ? "dark" : "light";
  dark.value = night;
  post("web_app_set_header_color", { color_key: "secondary_bg_color" }, "6.1");
  post("web_app_set_background_color", { color: colours.bg as `#${string}` }, "6.1");
}

/** Wear Telegram's theme, now and whenever it changes. */
export function followTheme(): void {
  let params: Params = {};
  try {
    params = JSON.parse(themeAtLaunch ?? "{}") ?? {};
  } catch {
    // A broken theme is no theme.
  }
  wear(params);
  on("theme_changed", (payload) => wear(payload?.theme_params ?? {}));
  post("web_app_request_theme");
}
