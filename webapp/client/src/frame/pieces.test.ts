/** Pieces go by where things really lie, and mixing betrays nothing. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { between, mixing, turnOver, way } = await import("./pieces");

const box = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });
const at = (x: number, y: number, size = 10) => ({ getBoundingClientRect: () => box(x, y, size) }) as unknown as Element;

test("a way leads from middle to middle, in either direction of writing", () => {
  expect(way(box(0, 0), box(100, 40, 20))).toEqual([105, 45]);
  expect(way(box(100, 40, 20), box(0, 0))).toEqual([-105, -45]);
  expect(between(at(0, 0), at(100, 40, 20))).toBe("translate(105px, 45px)");
});

test("without one of the two places nothing moves", () => {
  expect(between(null, at(3, 3))).toBe("translate(0px, 0px)");
  expect(between(at(3, 3), null)).toBe("translate(0px, 0px)");
});

test("every card comes back to its own place, and all lie on one pile in between", () => {
  const ways = [[60, 0], [20, 0], [-20, 0]] as const;
  for (const [n, each] of ways.entries()) {
    const frames = mixing(each, n).map(({ transform }) => transform);
    expect([frames[0], frames.at(-1)]).toEqual(["none", "none"]);
    expect(frames.at(-2)).toBe(`translate(${each[0]}px, 0px) rotate(0deg)`);
  }
});

test("what is turned over is changed once, between its two halves", async () => {
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => next());
  const told: string[] = [];
  const piece = {
    isConnected: true,
    animate: (frames: Keyframe[]) => (told.push(String(frames.at(-1)!.transform)), { finished: Promise.resolve(), updatePlaybackRate() {} }),
  } as unknown as Element;
  await turnOver(() => [piece, piece], () => told.push("changed"));
  expect(told.map((each) => /\((\d+)deg\)/.exec(each)?.[1] ?? each)).toEqual(["90", "90", "changed", "0", "0"]);
});
