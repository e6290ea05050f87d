/** What was just told is seen at once: names on the scaffold, votes as they are counted, how people went. */
import { expect, test } from "vitest";

import { advance } from "./story";
import type { Shown } from "./told";

const nobody = Array.from({ length: 6 }, () => null);
const SHOWN: Shown = {
  game: "mafia",
  stage: "nominate",
  day: 2,
  fates: Array.from({ length: 6 }, () => "alive"),
  stunned: 4,
  bricks: [0, 0, 0, 0, 1, 0],
  missed: [0, 0, 0, 0, 0, 0],
  accusers: nobody,
  candidates: [],
  round: 0,
  votes: [5, 5, null, null, null, null],
  bricked: 4,
  killed: null,
  me: 0,
  role: "doctor",
  mafs: [],
  choices: nobody,
  past: [],
};

const after = (view: Shown, ...told: [kind: string, data: Record<string, unknown>][]) =>
  told.reduce((shown, [kind, data]) => advance(shown, { kind, data, to: null, fleeting: false }), view);

const TRIAL = after(
  SHOWN,
  ["named", { seat: 0, target: 1 }],
  ["named", { seat: 2, target: 3 }],
  ["accused", { nominees: [1, 3], count: 2, round: 1 }],
);

test("whoever is named stands on the scaffold with whom he was named by", () => {
  expect(TRIAL.accusers).toEqual([null, 0, null, 2, null, null]);
  expect([TRIAL.stage, TRIAL.candidates, TRIAL.round]).toEqual(["vote", [1, 3], 1]);
});

test("the votes of a closed vote take the place of those before it, one nominee after the other", () => {
  const first = after(TRIAL, ["counted", { target: 1, voters: [0, 5], count: 2 }]);
  expect(first.votes).toEqual([1, null, null, null, null, 1]);
  expect(first.candidates).toEqual([]);
  const both = after(first, ["counted", { target: 3, voters: [2], count: 1 }], ["abstained", { silent: [1, 3], count: 2 }]);
  expect(both.votes).toEqual([1, null, 3, null, null, 1]);
});

test("night takes trial and bandage away; whoever is gone is so at once, and a brick stays counted", () => {
  const night = after(TRIAL, ["jailed", { seat: 1 }], ["fell", { night: 2 }]);
  expect([night.stage, night.stunned, night.accusers]).toEqual(["night", null, nobody]);
  expect(night.fates[1]).toBe("jailed");
  const morning = after(night, ["stunned", { seat: 2 }], ["killed", { seat: 5 }]);
  expect([morning.stunned, morning.bricks]).toEqual([2, [0, 0, 1, 0, 1, 0]]);
  expect(morning.fates[5]).toBe("killed");
});

test("what changes nothing to be seen leaves the picture as it was", () => {
  expect(after(SHOWN, ["spared", {}])).toEqual(SHOWN);
});
