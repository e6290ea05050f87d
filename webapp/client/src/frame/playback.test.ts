/** The picture follows the story one event at a time, and the newest truth always wins. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Event, Snapshot } from "../types";
import type { AnyGame } from "./game";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("document", { visibilityState: "visible", querySelector: () => ({}) });
vi.mock("./names", () => ({ nameOf: () => "" }));

const { forget, game, moving, picture, settled, show, telling } = await import("./playback");

/** A game whose picture is the list of what has been shown, and whose motions end when we say so. */
let ends: (() => void)[] = [];
const seen = () => (picture.value as unknown as { seen: string[] } | null)?.seen;
const module = {
  act: () => new Promise<void>((resolve) => ends.push(resolve)),
  advance: (view: { seen: string[] }, { kind }: Event) => ({ seen: [...view.seen, kind] }),
};
const snapshot = (...kinds: string[]) => ({ seat: 0, events: [], view: { seen: kinds } }) as unknown as Snapshot;
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
