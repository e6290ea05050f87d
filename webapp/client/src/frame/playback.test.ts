/** The picture follows the story one event at a time, and the newest truth always wins. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Event, Snapshot } from "../types";
import type { AnyGame } from "./game";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { visibilityState: "visible", querySelector: () => ({}) });
vi.mock("./names", () => ({ nameOf: () => "" }));

const { forget, game, hasten, moving, picture, settled, show, swallow, telling, waited } = await import("./playback");
const { isSkipping, move } = await import("./motion");

/** A game whose picture is the list of what has been shown, and whose motions end when we say so. */
let ends: (() => void)[] = [];
const seen = () => (picture.value as unknown as { seen: string[] } | null)?.seen;
const module = {
  act: () => new Promise<void>((resolve) => ends.push(resolve)),
  advance: (view: { seen: string[] }, { kind }: Event) => ({ seen: [...view.seen, kind] }),
};
const snapshot = (...kinds: string[]) => ({ seat: 0, events: [], view: { seen: kinds }, waiting: [kinds.length] }) as unknown as Snapshot;
const events = (...kinds: string[]): Event[] => kinds.map((kind) => ({ kind, data: {}, to: null, fleeting: false }));
const endMotion = async () => {
  ends.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  game.value = module as unknown as AnyGame;
  ends = [];
  show(snapshot(), null);
});
afterEach(forget);

test("the first snapshot is shown as it is", () => {
  show(snapshot("a", "b"), null);
  expect(seen()).toEqual(["a", "b"]);
  expect(settled.value).toBe(true);
});

test("each event changes the picture, and its words come, when its motion is over", async () => {
  show(snapshot("a", "b", "and what no event tells"), events("a", "b"));
  await settle();
  expect([seen(), telling.value?.kind, settled.value]).toEqual([[], undefined, false]);
  await endMotion();
  expect([seen(), telling.value?.kind]).toEqual([["a"], "a"]);
  await endMotion();
  expect(seen()).toEqual(["a", "b", "and what no event tells"]);
  expect(settled.value).toBe(true);
});

test("who is waited for next is told when all that led there has been shown", async () => {
  expect(waited.value).toEqual([0]);
  show(snapshot("a", "b"), events("a", "b"));
  await settle();
  await endMotion();
  expect(waited.value).toEqual([0]);
  await endMotion();
  expect(waited.value).toEqual([2]);
});

test("what arrives meanwhile waits for its turn", async () => {
  show(snapshot("a"), events("a"));
  await settle();
  show(snapshot("a", "b"), events("b"));
  await endMotion();
  expect([seen(), settled.value]).toEqual([["a"], false]);
  await endMotion();
  expect([seen(), settled.value]).toEqual([["a", "b"], true]);
});

test("after a reconnect in the middle of a motion the new truth stays", async () => {
  show(snapshot("a"), events("a"));
  await settle();
  show(snapshot("x"), null);
  expect([seen(), settled.value]).toEqual([["x"], true]);
  show(snapshot("x", "y"), events("y"));
  await endMotion();
  expect(seen()).toEqual(["x"]);
  await endMotion();
  expect([seen(), settled.value]).toEqual([["x", "y"], true]);
});

test("a table that was left shows nothing any more", async () => {
  show(snapshot("a"), events("a"));
  await settle();
  forget();
  await endMotion();
  expect([seen(), settled.value]).toEqual([undefined, true]);
});

test("a motion that breaks is not seen, and what comes after it is", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { act } = module;
  module.act = () => Promise.reject(new Error("no such seat"));
  show(snapshot("a"), events("a"));
  await settle();
  module.act = act;
  expect([seen(), telling.value?.kind, moving.value, settled.value]).toEqual([["a"], "a", null, true]);
  expect(logged).toHaveBeenCalledOnce();
  show(snapshot("a", "b"), events("b"));
  await settle();
  await endMotion();
  expect([seen(), settled.value]).toEqual([["a", "b"], true]);
});

/** How fast each of these is shown. */
async function pace(told: readonly Event[]): Promise<readonly number[]> {
  const rates: number[] = [];
  const animate = () => ({ updatePlaybackRate: (rate: number) => rates.push(rate), finished: Promise.resolve() });
  const { act } = module;
  module.act = () => move({ isConnected: true, animate } as unknown as Element, [{ opacity: 1 }], {});
  show(snapshot(), told);
  await settle();
  module.act = act;
  return rates;
}

test("much is shown faster than little, however much somebody is told alone", async () => {
  const many = events(..."abcdefgh");
  const alone = many.map((event) => ({ ...event, to: [0] }));
  expect(await pace(events("a"))).toEqual([1]);
  const [first = 0, ...later] = await pace(many);
  expect(first).toBeGreaterThan(1);
  expect((await pace([...many, ...alone])).slice(0, 8)).toEqual([first, ...later]);
});

test("a touch while something moves skips it, and its click means nothing else", async () => {
  const click = { detail: 1, stopPropagation: vi.fn() };
  const tap = () => (hasten(), swallow(click as unknown as MouseEvent));
  show(snapshot("a"), events("a"));
  await settle();
  tap();
  expect([isSkipping(), click.stopPropagation.mock.calls.length]).toEqual([true, 1]);
  await endMotion();
  tap();
  expect([isSkipping(), click.stopPropagation.mock.calls.length]).toEqual([false, 1]);
});

test("a touch that became no click takes nothing from the next key", async () => {
  const key = { detail: 0, stopPropagation: vi.fn() };
  show(snapshot("a"), events("a"));
  await settle();
  hasten();
  await endMotion();
  swallow(key as unknown as MouseEvent);
  expect(key.stopPropagation).not.toHaveBeenCalled();
});
