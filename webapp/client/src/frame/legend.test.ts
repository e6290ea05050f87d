/** What is explained, and in which order: one's own first, and never while it is covered. */
import { expect, test, vi } from "vitest";

import type { GameKey } from "../types";
import type { Legend, View } from "./game";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("location", { hash: "", search: "" });
vi.stubGlobal("history", { state: null });
vi.stubGlobal("window", { addEventListener: () => undefined, matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { entries } = await import("./legend");

const LIST: Legend = { field: "role", words: ["duke", "captain", "contessa"], among: "roles", own: "hand" };
const viewOf = (fields: object) => fields as View<GameKey>;
const told = (view: object | null, covered = false) =>
  entries(LIST, view && viewOf(view), covered).map(({ word, own }) => (own ? `${word}!` : word));

test("outside a game everything there may be", () => {
  expect(told(null)).toEqual(["duke", "captain", "contessa"]);
});

test("in a game what it is played with, one's own first", () => {
  const view = { roles: ["duke", "contessa"], hand: ["contessa", "contessa"] };
  expect(told(view)).toEqual(["contessa!", "duke"]);
  expect(told({ hand: "captain" })).toEqual(["captain!", "duke", "contessa"]);
});

test("a watcher, and whoever has covered his secrets, sees the usual order and nothing marked", () => {
  expect(told({ roles: ["duke", "contessa"], hand: [] })).toEqual(["duke", "contessa"]);
  expect(told({ hand: null })).toEqual(["duke", "captain", "contessa"]);
  expect(told({ hand: ["contessa"] }, true)).toEqual(["duke", "captain", "contessa"]);
});
