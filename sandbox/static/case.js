// What a phone is made of: whose it is, the case, the screen with its layers.
import { desk } from "./desk.js";
import { el, iconButton } from "./element.js";

/** The parts a phone needs at hand: `root`, `screen`, `status` (the hour), `themeButton`. */
export function phoneCase({ person, words, direction, list }, switchTheme) {
  const status = el("span", { class: "hour", "aria-hidden": "true" });
  const themeButton = iconButton("moon", "", "theme", switchTheme);
  const restart = iconButton("restart", words.restart, "restart", () => desk.act("restart", { person: person.id }));
  const screen = el(
    "div",
    { class: "screen", lang: person.language, dir: direction },
    el("div", { class: "status", "aria-hidden": "true" }, status, el("span", { class: "battery" })),
    el("div", { class: "layers" }, list.root),
    el("div", { class: "toasts", role: "status", "aria-live": "polite" }),
  );
  const root = el(
    "section",
    {
      class: "phone",
      "data-person": person.id,
      "data-language": person.language,
      "aria-label": `${person.name}, ${words.language}`,
    },
    el(
      "header",
      { class: "owner" },
      el("b", { title: person.name }, el("bdi", {}, person.name)),
      el("span", {}, words.language),
      restart,
      themeButton,
    ),
    el("div", { class: "case" }, screen),
  );
  return { root, screen, status, themeButton };
}
