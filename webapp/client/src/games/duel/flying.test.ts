/** A shell that is thrown out begins in the gun, bounces on the wood, and lies where it belongs. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { at, thrown } = await import("./flying");

const LIES = 76;
const heights = (frames: ReturnType<typeof thrown>): number[] =>
  frames.map(({ transform }) => Number(/, (-?[\d.]+)px/.exec(transform ?? "")?.[1]));

test("it leaves the gun wherever that is, and ends at rest in its own place", () => {
  const frames = thrown([-120, 60], LIES);
  expect(frames[0]!.transform).toMatch(/^translate\(-120px, 60px\)/);
  expect(frames.at(-1)!.transform).toBe(at(0, 0, `rotate(${LIES}deg)`));
});

test("each bounce is lower than the one before, and it never goes through the table", () => {
  const tops = heights(thrown([0, 0], LIES)).filter((y) => y < 0);
  expect(tops.length).toBeGreaterThan(2);
  expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  expect(Math.max(...heights(thrown([0, 0], LIES)))).toBe(0);
});
