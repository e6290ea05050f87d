/** What was just told is seen at once: names on the scaffold, votes as they are counted, how people went. */
import { expect, test } from "vitest";

import { lightOf } from "./light";
import { advance } from "./story";
import { newsOf, type Shown } from "./told";

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
  expect([first.candidates, first.counting]).toEqual([[1, 3], true]);
  const both = after(first, ["counted", { target: 3, voters: [2], count: 1 }], ["abstained", { silent: [1, 3], count: 2 }]);
  expect(both.votes).toEqual([1, null, 3, null, null, 1]);
  const again = after(both, ["accused", { nominees: [1, 3], count: 2, round: 2 }]);
  expect([again.round, again.counting, again.votes]).toEqual([2, false, both.votes]);
});

const NIGHT = after(TRIAL, ["jailed", { seat: 1 }], ["fell", { night: 2 }]);

test("night takes trial and bandage away; whoever is gone is so at once, and a brick stays counted", () => {
  expect([NIGHT.stage, NIGHT.stunned, NIGHT.accusers]).toEqual(["night", null, nobody]);
  expect(NIGHT.fates[1]).toBe("jailed");
  const morning = after(NIGHT, ["stunned", { seat: 2 }], ["killed", { seat: 5 }]);
  expect([morning.stunned, morning.bricks]).toEqual([2, [0, 0, 1, 0, 1, 0]]);
  expect(morning.fates[5]).toBe("killed");
});

test("the morning tells line by line, and then nothing of the night before is left of it", () => {
  const first = after(NIGHT, ["bricked", { seat: 2 }]);
  expect(newsOf(first)).toEqual([{ kind: "bricked", seat: 2 }]);
  const both = after(first, ["killed", { seat: 5 }]);
  expect(newsOf(both)).toEqual([
    { kind: "bricked", seat: 2 },
    { kind: "killed", seat: 5 },
  ]);
  expect(after({ ...NIGHT, choices: [5, ...nobody.slice(1)] }, ["slept", {}]).choices).toEqual(nobody);
  const next = after(both, ["dawned", { day: 3 }], ["spared", {}], ["fell", { night: 3 }], ["slept", {}]);
  expect(newsOf(next)).toEqual([{ kind: "slept", seat: null }]);
});

test("the light is the hour: day, dusk over the trial and its verdict, night, dawn over the news", () => {
  const dusk = after(TRIAL, ["spared", {}]);
  const verdict = after(SHOWN, ["named", { seat: 0, target: 1 }], ["jailed", { seat: 1 }]);
  const dawn = after(NIGHT, ["slept", {}]);
  const lights = [SHOWN, TRIAL, dusk, verdict, NIGHT, dawn, after(dawn, ["dawned", { day: 3 }])].map(lightOf);
  expect(lights).toEqual(["day", "dusk", "dusk", "dusk", "night", "dawn", "day"]);
});

test("what one person alone is told changes nothing that is seen", () => {
  expect(after(NIGHT, ["checked", { target: 3, awake: true }])).toEqual(NIGHT);
});
