/** Telegram's colours as ours, mended where a theme would be unreadable. */
import { signal } from "@preact/signals";

import { BLACK, contrast, ENOUGH, hex, isDark, mixed, moved, readable, rgb, WHITE } from "./colour";
import { on, post, themeAtLaunch } from "./telegram";

type Params = { readonly [key: string]: unknown };

// What a theme lacks is worn like the table itself: night brown, lamp yellow.
const DARK = { bg: "#17130f", text: "#f4ece0", hint: "#a99c8c", button: "#d8903b", surface: "#221c16" };
const LIGHT = { bg: "#f6f1ea", text: "#1d1712", hint: "#6d6155", button: "#a35c12", surface: "#ffffff" };
const NEARLY = 2.5;
const ROOMY = 7;

export const dark = signal(true);

/** A ground dark or light enough for inks of more than one tone. */
const ground = (colour: string, night: boolean): string =>
  moved(colour, night ? BLACK : WHITE, (tried) => contrast(tried, night ? "#ffffff" : "#000000") >= ROOMY);

/** A button and what is written on it: a little too pale it is darkened, far too pale it gets another ink. */
function pressed(button: string, ink: string): { button: string; "on-button": string } {
  const least = contrast(button, ink);
  if (least < NEARLY) ink = isDark(button) ? "#ffffff" : "#000000";
  return { button: readable(button, [ink]), "on-button": ink };
}

/** Our colour variables from theme parameters; whatever is missing or broken gets a default. */
export function palette(params: Params): { dark: boolean; colours: Record<string, string> } {
  const given = (name: string) => {
    const found = rgb(params[name]);
    return found && hex(found);
  };
  const page = given("secondary_bg_color") ?? given("bg_color");
  const night = page ? isDark(page) : matchMedia("(prefers-color-scheme: dark)").matches;
  const usual = night ? DARK : LIGHT;
  const bg = ground(page ?? usual.bg, night);
  const lain = given("section_bg_color") ?? given("bg_color") ?? usual.surface;
  // A surface of the other brightness would need a second set of inks.
  const surface = ground(isDark(lain) === night ? lain : usual.surface, night);
  const grounds = [bg, surface];
  const text = readable(given("text_color") ?? usual.text, grounds);
  const inked = pressed(given("button_color") ?? usual.button, given("button_text_color") ?? (night ? "#1d1205" : "#ffffff"));
  const tint = hex(mixed(rgb(bg)!, rgb(inked.button)!, night ? 0.26 : 0.16));
  const colours = {
    bg,
    surface,
    // What may be pressed and isn't the main thing.
    soft: moved(tint, rgb(bg)!, (tried) => contrast(tried, text) >= ENOUGH),
    text,
    hint: readable(given("hint_color") ?? usual.hint, grounds),
    link: readable(given("link_color") ?? inked.button, grounds),
    ...inked,
    danger: readable(given("destructive_text_color") ?? "#d9453a", grounds),
    line: hex(mixed(rgb(bg)!, night ? WHITE : BLACK, night ? 0.14 : 0.12)),
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
  // Telegram's own bars are of one piece with the page.
  const color = colours.bg as `#${string}`;
  if (!post("web_app_set_header_color", { color }, "6.9")) {
    post("web_app_set_header_color", { color_key: "secondary_bg_color" }, "6.1");
  }
  post("web_app_set_background_color", { color }, "6.1");
  post("web_app_set_bottom_bar_color", { color }, "7.10");
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
  on("theme_changed", (payload) => {
    const fresh: unknown = payload?.theme_params;
    // A message without a theme changes nothing.
    if (fresh && typeof fresh === "object" && Object.keys(fresh).length > 0) wear(fresh as Params);
  });
  post("web_app_request_theme");
}
