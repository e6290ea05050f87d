/** Any theme, also a broken one, can be read. */
import { expect, test, vi } from "vitest";

vi.mock("./telegram", () => ({ on: () => undefined, post: () => true, themeAtLaunch: null }));
vi.stubGlobal("matchMedia", () => ({ matches: true }));

const { contrast, palette } = await import("./theme");

const THEMES = {
  none: {},
  broken: { bg_color: "red", text_color: 7, hint_color: null },
  "text on its own colour": { bg_color: "#808080", text_color: "#818181", hint_color: "#7f7f7f" },
  "a pale button": { bg_color: "#ffffff", button_color: "#9fd4ff", button_text_color: "#ffffff" },
  "grounds of two brightnesses": { bg_color: "#000000", secondary_bg_color: "#ffffff", section_bg_color: "#111111" },
  light: { bg_color: "#ffffff", text_color: "#000000", hint_color: "#999999", secondary_bg_color: "#efeff4" },
};

test.each(Object.entries(THEMES))("%s", (_, params) => {
  const { colours } = palette(params);
  for (const ink of ["text", "hint", "link", "danger"]) {
    for (const ground of ["bg", "surface"]) {
      expect(contrast(colours[ink]!, colours[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(colours["on-button"]!, colours["button"]!)).toBeGreaterThanOrEqual(4.5);
});
