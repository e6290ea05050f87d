/** Lines follow one another, and whoever has seen them is told of them no more. */
import { beforeEach, expect, test } from "vitest";

import type { Heard } from "../types";
import { hidden } from "./secret";
import { circlesOf, hear, hush, lines, look, spoke, unseenIn } from "./talking";

const line = (at: number, more: Partial<Heard> = {}): Heard => ({ circle: "table", seat: 1, name: "B", mine: false, text: `${at}`, at, ...more });
const texts = () => lines.value.map(({ text }) => text);

beforeEach(() => {
  hush();
  hidden.value = false;
});

test("lines follow those that are there, and a whole talk takes their place", () => {
  hear({ whole: true, lines: [line(1)] });
  hear({ whole: false, lines: [line(2)] });
  hear({ whole: false, lines: [] });
  expect(texts()).toEqual(["1", "2"]);
  hear({ whole: true, lines: [line(3)] });
  expect(texts()).toEqual(["3"]);
});

test("what lay there on coming in is no news, what is said after is", () => {
  hear({ whole: true, lines: [line(1), line(2)] });
  expect(unseenIn("table")).toBe(0);
  hear({ whole: false, lines: [line(3), line(4, { mine: true }), line(5, { circle: "mafs" })] });
  expect([unseenIn("table"), unseenIn("mafs")]).toEqual([1, 1]);
  look("table");
  expect([unseenIn("table"), unseenIn("mafs")]).toEqual([0, 1]);
});

test("who has said something to all is marked until it is read; a smaller circle marks nobody", () => {
  hear({ whole: true, lines: [line(1)] });
  hear({ whole: false, lines: [line(2, { seat: 3 }), line(3, { seat: 4, circle: "mafs" }), line(4, { seat: null })] });
  expect([...spoke.value]).toEqual([3]);
  look("table");
  expect([...spoke.value]).toEqual([]);
});

test("a new connection makes nothing new that was seen", () => {
  hear({ whole: true, lines: [] });
  hear({ whole: false, lines: [line(3)] });
  look("table");
  hear({ whole: true, lines: [line(3)] });
  expect(unseenIn("table")).toBe(0);
});

test("a circle that is closed by now can still be read", () => {
  hear({ whole: true, lines: [line(1, { circle: "mafs" })] });
  expect(circlesOf([{ key: "table", may_write: true }])).toEqual([
    { key: "table", may_write: true },
    { key: "mafs", may_write: false },
  ]);
});

test("whoever covers his secrets covers the smaller circles too", () => {
  hear({ whole: true, lines: [] });
  hear({ whole: false, lines: [line(1), line(2, { circle: "mafs" })] });
  hidden.value = true;
  expect(circlesOf([{ key: "table", may_write: false }, { key: "mafs", may_write: true }])).toEqual([
    { key: "table", may_write: false },
  ]);
});
