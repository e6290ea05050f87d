/** The story is told in chapters, and what one person was told alone is covered with his secrets. */
import { expect, test } from "vitest";

import type { Event } from "../types";
import { chaptersOf, lastOf } from "./chapters";

const event = (kind: string, n: number, to: number[] | null = null) => ({ kind, n, to }) as unknown as Event;
const STORY = [event("began", 0), event("vote", 1), event("round", 2), event("vote", 3), event("saw", 4, [1]), event("vote", 5)];
const numbers = (of: readonly Event[]) => of.map((each) => (each as unknown as { n: number }).n);
const told = (covered: boolean, begins = ["round"]) =>
  chaptersOf(STORY, begins, covered).map(({ head, told }) => [head && numbers([head])[0], numbers(told)]);

test("the newest chapter stands first, under what it began with", () => {
  expect(told(false)).toEqual([[2, [5, 4, 3]], [null, [1, 0]]]);
  expect(told(false, ["began", "round"])).toEqual([[2, [5, 4, 3]], [0, [1]]]);
  expect(chaptersOf([], ["round"], false)).toEqual([]);
});

test("covered, nothing shows that somebody was told something alone", () => {
  expect(told(true)).toEqual([[2, [5, 3]], [null, [1, 0]]]);
  const [before, alone] = [STORY[3]!, STORY[4]!];
  expect(lastOf(STORY, alone, false)).toBe(alone);
  expect(lastOf(STORY, alone, true)).toBe(before);
  expect(lastOf([alone], alone, true)).toBe(null);
  expect(lastOf(STORY, before, true)).toBe(before);
  expect(lastOf(STORY, null, true)).toBe(null);
});
