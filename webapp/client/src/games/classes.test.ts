/** Several games' styles are loaded at once: no game's rule may reach another's things, or the frame's in general. */
import { expect, test } from "vitest";

const inGames = import.meta.glob<string>("./*/*.css", { query: "?raw", import: "default", eager: true });
const inFrame = import.meta.glob<string>("../frame/*.css", { query: "?raw", import: "default", eager: true });

const CLASS = /\.([a-z][\w-]*)/g;
const BESIDE_A_COMMA = /,(?![^(]*\))/;

const selectors = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g)]
    .flatMap(([, before]) => before!.split(BESIDE_A_COMMA))
    .map((each) => each.trim())
    .filter((each) => each.includes(".") && !/^[@\d]/.test(each));
const classes = (text: string) => [...text.matchAll(CLASS)].map(([, name]) => name!);

const frame = new Set(Object.values(inFrame).flatMap(selectors).flatMap(classes));
const games = new Map<string, string[]>();
for (const [path, css] of Object.entries(inGames)) {
  const game = path.split("/")[1]!;
  games.set(game, [...(games.get(game) ?? []), ...selectors(css)]);
}
const own = (game: string) => new Set(games.get(game)!.flatMap(classes).filter((name) => !frame.has(name)));

test.each([...games.keys()])("what %s calls its own is nobody else's", (game) => {
  const others = [...games.keys()].filter((other) => other !== game).map(own);
  expect([...own(game)].filter((name) => others.some((other) => other.has(name)))).toEqual([]);
});

test.each([...games.keys()])("%s changes the frame's things only with something of its own", (game) => {
  expect(games.get(game)!.filter((each) => classes(each).every((name) => frame.has(name)))).toEqual([]);
});
