/** Motion that is still on its way holds up nothing. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("history", { state: null });
vi.stubGlobal("location", { hash: "", search: "" });
vi.stubGlobal("window", { addEventListener: () => undefined });
const { motion } = await import("./part");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("motion whose file hangs is not waited for; once it is here it is seen", async () => {
  const act = vi.fn(async () => undefined);
  let arrive = (_: typeof act) => {};
  const moves = motion(() => new Promise<typeof act>((resolve) => (arrive = resolve)));
  const shown = vi.fn();
  void moves().then(shown);
  await vi.runAllTimersAsync();
  expect([shown.mock.calls.length, act.mock.calls.length]).toEqual([1, 0]);
  void moves();
  arrive(act);
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledOnce();
});

test("motion whose file cannot come moves nothing", async () => {
  await motion(() => Promise.reject(new Error("offline")))();
});
