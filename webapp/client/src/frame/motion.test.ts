/** Motion waits for nobody: a touch ends it, and what piles up is shown faster. */
import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { hurry, move, resume, skip } = await import("./motion");

const rates: number[] = [];
const element = () => {
  const animation = { finished: Promise.resolve(), finish: vi.fn(), updatePlaybackRate: (rate: number) => rates.push(rate) };
  return { isConnected: true, animate: vi.fn(() => animation), animation };
};
const moved = (of: ReturnType<typeof element>) => move(of as unknown as Element, [{ opacity: 1 }], { duration: 100 });

afterEach(() => {
  rates.length = 0;
  resume();
  hurry(1);
});

test("a few events are shown as they are, many at a pace that ends soon", async () => {
  for (const remaining of [1, 4, 8, 40]) {
    hurry(remaining);
    await moved(element());
  }
  expect(rates).toEqual([1, 1, 2, 10]);
});

test("while something is skipped nothing moves", async () => {
  skip();
  const still = element();
  await moved(still);
  expect(still.animate).not.toHaveBeenCalled();
});
