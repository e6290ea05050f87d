/** A phone whose clock is wrong by minutes still shows the right time. */
import { afterEach, expect, test, vi } from "vitest";

import { isLate, keepTime, kept, left } from "./clock";

const TICKING = { key: "t1", started: 1000, deadline: 1090, warned: false, now: 1030 };

afterEach(() => vi.restoreAllMocks());

test.each([-600, 0, 600, 86_400])("wrong by %d seconds", (wrong) => {
  vi.spyOn(Date, "now").mockReturnValue((1030 + wrong) * 1000);
  vi.spyOn(performance, "now").mockReturnValue(5000);
  keepTime(TICKING);
  expect(left(kept.value, 5000)!.seconds).toBe(60);
  expect(left(kept.value, 15_000)!.seconds).toBe(50);
});

test("a phone clock that jumps in the middle of it changes nothing", () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(1030_000);
  vi.spyOn(performance, "now").mockReturnValue(5000);
  keepTime(TICKING);
  for (const jump of [-86_400, 3600]) {
    now.mockReturnValue((1030 + jump) * 1000);
    expect(left(kept.value, 15_000)!.seconds).toBe(50);
  }
});

test("of a short clock the last ten seconds are late, though not more than half of it", () => {
  const late = (seconds: number, whole: number) => isLate({ seconds, share: seconds / whole });
  expect([late(11, 30), late(10, 30), late(8, 12), late(5, 12)]).toEqual([false, true, false, true]);
});

test("it stops at nothing", () => {
  keepTime(TICKING);
  const time = left(kept.value, kept.value!.at + 600_000)!;
  expect(time).toEqual({ seconds: 0, share: 0 });
});

test("it is late in the last quarter, and of a day in the last minute", () => {
  const late = (seconds: number, whole: number) => isLate({ seconds, share: seconds / whole });
  expect([late(30, 90), late(22, 90), late(10, 20), late(4, 20)]).toEqual([false, true, false, true]);
  expect([late(3600, 86_400), late(60, 86_400)]).toEqual([false, true]);
});

test("where nothing runs out there is no clock", () => {
  keepTime({ ...TICKING, deadline: null });
  expect(left(kept.value, 0)).toBeNull();
  keepTime(null);
  expect(left(kept.value, 0)).toBeNull();
});
