/** Any theme can be read: Telegram's own, and those that a person or a broken client made up. */
import { expect, test, vi } from "vitest";

import { contrast } from "./colour";

const listeners = new Map<string, (payload: unknown) => void>();
vi.mock("./telegram", () => ({
  on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
  post: () => true,
  themeAtLaunch: '{"bg_color":"#000000"}',
}));
vi.stubGlobal("matchMedia", () => ({ matches: true }));
const worn = new Map<string, string>();
const root = { style: { setProperty: (name: string, value: string) => worn.set(name, value) }, dataset: {} };
vi.stubGlobal("document", { documentElement: root });

const { followTheme, palette } = await import("./theme");

/** bg, secondary, section, text, hint, link, button, its text, destructive. */
const theme = (...colours: string[]) => {
  const names = ["bg", "secondary_bg", "section_bg", "text", "hint", "link", "button", "button_text", "destructive_text"];
  return Object.fromEntries(names.map((name, n) => [`${name}_color`, colours[n]]));
};
const TELEGRAMS = {
  "Android by day": theme("#ffffff", "#f0f0f0", "#ffffff", "#000000", "#a8a8a8", "#2678b6", "#50a8eb", "#ffffff", "#cc2929"),
  "Android by night": theme("#1d2733", "#151e27", "#1d2733", "#ffffff", "#7d8b99", "#5eabe1", "#50a8eb", "#ffffff", "#ee686f"),
  "iOS classic": theme("#ffffff", "#efeff4", "#ffffff", "#000000", "#999999", "#007aff", "#007aff", "#ffffff", "#ff3b30"),
  "iOS night (AMOLED)": theme("#000000", "#1c1c1d", "#2c2c2e", "#ffffff", "#98989e", "#3e88f7", "#3e88f7", "#ffffff", "#eb5545"),
  "iOS tinted": theme("#18222d", "#131415", "#213040", "#ffffff", "#b1c3d5", "#2ea6ff", "#2ea6ff", "#ffffff", "#ef5b5b"),
  "Desktop tinted": theme("#17212b", "#232e3c", "#17212b", "#f5f5f5", "#708499", "#6ab3f3", "#5288c1", "#ffffff", "#ec3942"),
  "Web by day": theme("#ffffff", "#f4f4f5", "#ffffff", "#000000", "#707579", "#3390ec", "#3390ec", "#ffffff", "#e53935"),
  "Web by night": theme("#212121", "#0f0f0f", "#212121", "#ffffff", "#aaaaaa", "#8774e1", "#8774e1", "#ffffff", "#ff595a"),
};
const HOSTILE = {
  none: {},
  broken: { bg_color: "red", text_color: 7, hint_color: null, link_color: ["#000000"], button_color: "#12" },
  "black on black": theme(...Array.from({ length: 9 }, () => "#000000")),
  "white on white": theme(...Array.from({ length: 9 }, () => "#ffffff")),
  "middle grey on itself": theme(...Array.from({ length: 9 }, () => "#777777")),
  "text nearly its ground": { bg_color: "#808080", text_color: "#818181", hint_color: "#7f7f7f" },
  "a pastel button": { bg_color: "#ffffff", button_color: "#ffe0f0", button_text_color: "#ffffff" },
  "a pale button by night": { bg_color: "#101010", button_color: "#9fd4ff", button_text_color: "#ffffff" },
  loud: theme("#ff0000", "#00ff00", "#ffff00", "#0000ff", "#ff00ff", "#00ffff", "#ff0000", "#00ff00", "#ff0000"),
  "loud and dark": theme("#0000ff", "#00008b", "#2a0052", "#ff0000", "#00ff00", "#ff00ff", "#00ff00", "#ffffff", "#0000ff"),
  "grounds of two brightnesses": { bg_color: "#000000", secondary_bg_color: "#ffffff", section_bg_color: "#111111" },
  "short and with an opacity": { bg_color: "#fff", text_color: "#333333cc", button_color: "rgb(80, 168, 235)" },
};
const ALL = Object.entries({ ...TELEGRAMS, ...HOSTILE });

/** What is written on what, anywhere in the room. */
const PAIRS = [
  ["text", ["bg", "surface", "soft"]],
  ["hint", ["bg", "surface"]],
  ["link", ["bg", "surface"]],
  ["danger", ["bg", "surface"]],
  ["on-button", ["button"]],
] as const;

test.each(ALL)("%s", (_, params) => {
  const { colours } = palette(params);
  for (const [ink, grounds] of PAIRS) {
    for (const ground of grounds) {
      expect(contrast(colours[ink]!, colours[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("Telegram's own grounds and inks stay as they are, where they can be read", () => {
  for (const params of Object.values(TELEGRAMS)) {
    const { colours } = palette(params);
    expect([colours["bg"], colours["surface"], colours["text"]]).toEqual([
      params["secondary_bg_color"], params["section_bg_color"], params["text_color"],
    ]);
    expect(colours["on-button"]).toBe("#ffffff");
  }
});

test("colours are understood as clients write them", () => {
  const { dark, colours } = palette(HOSTILE["short and with an opacity"]);
  expect([dark, colours["bg"], colours["text"]]).toEqual([false, "#ffffff", "#333333"]);
});

test("a theme that comes late is worn, and a message without one changes nothing", () => {
  followTheme();
  const tell = listeners.get("theme_changed")!;
  expect(worn.get("--bg")).toBe("#000000");
  tell({ theme_params: TELEGRAMS["iOS classic"] });
  expect([worn.get("--bg"), root.dataset]).toEqual(["#efeff4", { theme: "light" }]);
  for (const nothing of [null, undefined, {}, { theme_params: null }, { theme_params: {} }, { theme_params: "dark" }]) tell(nothing);
  expect(worn.get("--bg")).toBe("#efeff4");
});
