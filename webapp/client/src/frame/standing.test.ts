/** What a list says of a table, and the order of the list. */
import { expect, test } from "vitest";

import type { Seated, TableLine } from "../types";
import { going, past, standing } from "./standing";

const person = (host = false): Seated => ({ name: "A", computer: false, house: false, host, here: false, gone: false, again: false });

function line(some: Partial<TableLine>): TableLine {
  const people = [person(true), person()];
  return { id: "", game: "coup", stage: "playing", seat: 0, people, least: 2, waiting: [], winners: null, pace: "normal", ...some };
}

test("a table in play waits for the person, or for others by their seats", () => {
  expect(standing(line({ waiting: [0, 1] }))).toEqual({ is: "yours" });
  expect(standing(line({ waiting: [1] }))).toEqual({ is: "waiting", seats: [1] });
  expect(standing(line({ seat: null, waiting: [0] }))).toEqual({ is: "away" });
});

test("a gathering table says who is missing, or who may begin", () => {
  expect(standing(line({ stage: "lobby", least: 5 }))).toEqual({ is: "missing", count: 3 });
  expect(standing(line({ stage: "lobby" }))).toEqual({ is: "ready" });
  expect(standing(line({ stage: "lobby", seat: 1 }))).toEqual({ is: "host" });
});

test("a table that is over says who won", () => {
  const over = (winners: number[]) => standing(line({ stage: "over", winners }));
  expect(over([0])).toEqual({ is: "won" });
  expect(over([1])).toEqual({ is: "lost", seats: [1] });
  expect(over([])).toEqual({ is: "drawn" });
});

test("what wants the person comes first, what is over stands apart", () => {
  const lines = [
    line({ id: "over", stage: "over", winners: [0] }),
    line({ id: "gathering", stage: "lobby", least: 5 }),
    line({ id: "theirs", waiting: [1] }),
    line({ id: "ready", stage: "lobby" }),
    line({ id: "mine", waiting: [0] }),
  ];
  expect(going(lines).map(({ id }) => id)).toEqual(["mine", "ready", "theirs", "gathering"]);
  expect(past(lines).map(({ id }) => id)).toEqual(["over"]);
});
