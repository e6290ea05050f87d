import { expect, test } from "vitest";

import { aim, bow, tail } from "./paths";

const BUBBLE = { left: 100, top: 200, width: 120, height: 60 };
const seat = (x: number, top: number) => ({ left: x - 30, top, width: 60, height: 50 });

test("a bubble's tail begins at its edge, above or below, and ends at the near edge of who speaks", () => {
  expect(tail(BUBBLE, seat(80, 10), false, [])).toMatch(/^M115 202Q.* 80 61Q.* 133 202Z$/);
  expect(tail(BUBBLE, seat(160, 300), true, [])).toMatch(/^M151 258Q.* 160 299Q.* 169 258Z$/);
});

test("whoever sits beside a bubble is met from its side", () => {
  expect(tail(BUBBLE, seat(20, 150), false, [])).toMatch(/^M102 215Q.* 20 201Q.* 102 233Z$/);
});

test("an arrow leaves the bubble on the side where its target sits", () => {
  expect(aim(BUBBLE, seat(200, 10), false, [])).toMatch(/^M196 200Q/);
  expect(aim(BUBBLE, seat(200, 300), true, [])).toMatch(/^M196 260Q/);
});

test("a line goes round a seat that lies in its way, towards the middle of the table", () => {
  expect(aim(BUBBLE, seat(60, 10), false, [seat(60, 90)])).toBe("M124 200Q124 61 82 61");
  expect(aim(BUBBLE, seat(260, 10), false, [seat(260, 90)])).toBe("M196 200Q196 61 238 61");
});

test("a coin rises on its way, and comes to where it belongs", () => {
  const frames = bow([100, 0]).map(({ transform }) => transform);
  expect(frames[0]).toBe("translate(100px, 0px)");
  expect(frames.at(-1)).toBe("translate(0px, 0px)");
  expect(Number(/, (.*)px/.exec(String(frames[2]))?.[1])).toBeLessThan(0);
});
