/** Nothing moves but transform and opacity: all else makes a slow phone lay out or paint every frame anew. */
import { expect, test } from "vitest";

const styles = import.meta.glob<string>("../**/*.css", { eager: true, query: "?raw", import: "default" });
const scripts = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const MAY_MOVE = ["transform", "opacity", "none", "animation-timing-function"];

/** What a style sheet moves that it should leave alone. */
function moved(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, "");
  const listed = (text: string) => text.replace(/\([^()]*\)/g, "").split(",").map((each) => each.trim().split(/\s+/)[0]!);
  const changing = [...plain.matchAll(/\btransition(?:-property)?:([^;}]+)/g)].flatMap(([, value]) => listed(value!));
  const framed = [...plain.matchAll(/@keyframes[^{]+\{((?:[^{}]+\{[^{}]*\})*)/g)].flatMap(([, frames]) =>
    [...frames!.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name!),
  );
  return [...changing, ...framed].filter((name) => !MAY_MOVE.includes(name));
}

test("style sheets move transform and opacity only", () => {
  expect(Object.keys(styles).length).toBeGreaterThan(20);
  expect(Object.entries(styles).flatMap(([file, css]) => moved(css).map((name) => `${file}: ${name}`))).toEqual([]);
});

test("whatever moves goes through `move`, whose frames hold nothing else", () => {
  const own = Object.entries(scripts).filter(([, text]) => /\.animate\(|new KeyframeEffect/.test(text));
  expect(own.map(([file]) => file)).toEqual(["./motion.ts"]);
});

test.each([
  ["a { transition: opacity 1s, height 1s }", ["height"]],
  ["a { transition: 0.2s }", ["0.2s"]],
  ["a { transition: all 0.2s ease }", ["all"]],
  ["a { transition-property: transform, filter; }", ["filter"]],
  ["@keyframes a { from { opacity: 0 } 50% { top: 0; transform: none } }", ["top"]],
  ["a { transition: transform var(--quick) cubic-bezier(0.2, 0.7, 0.3, 1), opacity 1s }", []],
])("a sheet that moves something else is found: %s", (css, found) => {
  expect(moved(css)).toEqual(found);
});
