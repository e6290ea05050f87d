/** What computers and namesakes are called before and after the deal. */
import { expect, test, vi } from "vitest";
import type { Snapshot } from "../types";
import { nameOf } from "./names";

vi.mock("../app/texts", async (original) => ({ ...(await original<object>()), t: (key: string) => key, says: () => false }));

const computer = { name: "", computer: true, house: false, host: false, here: false, gone: false, again: false };
const table = (stage: Snapshot["stage"]): Snapshot =>
  ({ stage, game: "coup", people: [{ ...computer, name: "Ann", computer: false }, computer, computer] }) as unknown as Snapshot;

test("computers have signs as soon as their seats are drawn, not before", () => {
  expect(nameOf(table("lobby"), 1)).toBe("computer");
  expect(nameOf(table("playing"), 1)).toBe("computer 🐻");
});

const named = (...names: string[]): Snapshot =>
  ({ stage: "playing", game: "coup", people: names.map((name) => ({ ...computer, name, computer: false })) }) as unknown as Snapshot;

test("whose names would be read alike have signs", () => {
  const table = named("Ali", "Ann", "ALI", "", "");
  expect([0, 1, 2, 3, 4].map((seat) => nameOf(table, seat))).toEqual(["Ali 🦊", "Ann", "ALI 🦉", "nameless 🐙", "nameless 🐸"]);
});
