import { expect, test } from "vitest";

import { aim, bow, tail } from "./paths";

const BUBBLE = { left: 100, top: 100, width: 120, height: 60 };

test("a bubble's tail begins at its edge, above or below, and ends at the seat of whoever speaks", () => {
  expect(tail(BUBBLE, { x: 40, y: 20 })).toMatch(/^M115 102Q.* 40 20Q.* 133 102Z$/);
  expect(tail(BUBBLE, { x: 160, y: 300 })).toMatch(/^M151 158Q.* 160 300Q.* 169 158Z$/);
});

test("an arrow leaves the bubble on the side where its target sits", () => {
  expect(aim(BUBBLE, { x: 400, y: 10 })).toMatch(/^M196 100Q/);
  expect(aim(BUBBLE, { x: 400, y: 300 })).toMatch(/^M196 160Q/);
});

test("a coin rises on its way, and comes to where it belongs", () => {
  const frames = bow([100, 0]).map(({ transform }) => transform);
  expect(frames[0]).toBe("translate(100px, 0px)");
  expect(frames.at(-1)).toBe("translate(0px, 0px)");
  expect(Number(/, (.*)px/.exec(String(frames[2]))?.[1])).toBeLessThan(0);
});
