/** What each event does to Resistance Mini's picture: only what all are told. */
import { expect, test } from "vitest";

import type { Event } from "../../types";
import { underTable } from "./paths";
import { advance, shownIn } from "./story";
import { type Shown, stampOf } from "./told";

const start = {
  stage: "turn",
  tokens: 2,
  factions: [false, true, false],
  characters: [
    [null, "spy", null],
    [null, null, null],
    ["resister", null, null],
  ],
  hands: [1, 0, 2],
  shown: [["fail"], [], []],
  deck: 5,
  results: ["success"],
  places: [],
  half: null,
  claim: null,
  mission: null,
  answered: [],
  hand: [],
  faces: [],
  pile: [],
} as unknown as Shown;

const told = (kind: string, data: object): Event => ({ kind, data, to: null, fleeting: false }) as unknown as Event;
const after = (...events: Event[]) => events.reduce(advance, start);

test("a swap lays both face down, and tells nothing else", () => {
  const view = after(told("swapped", { seat: 1, places: ["0.1", "2.0"], seats: [0, 2] }));
  expect(view.characters.flat()).toEqual(Array(9).fill(null));
  expect({ ...view, characters: start.characters }).toEqual(start);
});

test("the same motion takes either of two under the table and brings it back", () => {
  const [one, other] = [underTable([40, 90], 1), underTable([40, 90], -1)];
  expect(one.map(({ offset, opacity }) => [offset, opacity])).toEqual(other.map(({ offset, opacity }) => [offset, opacity]));
  for (const frames of [one, other]) expect([frames[0]?.transform, frames.at(-1)?.transform]).toEqual(["none", "none"]);
});

test("characters turn up where it is told", () => {
  const view = after(told("turned", { seat: 1, places: ["1.0", "1.2"], characters: ["spy", "resister"], count: 2 }));
  expect(view.characters[1]).toEqual(["spy", null, "resister"]);
});

test("cards move between deck and hands, and a changed hand is known no more", () => {
  const took = after(told("took", { seat: 0, deck: 4 }));
  expect([took.hands, took.deck, took.shown[0]]).toEqual([[2, 0, 2], 4, []]);
  const gave = after(told("gave", { seat: 2, target: 1 }));
  expect(gave.hands).toEqual([1, 1, 1]);
  expect(after(told("robbed", { seat: 1, target: 0 })).hands).toEqual([0, 1, 2]);
});

test("a token is taken and given back", () => {
  const taken = after(told("changed", { seat: 0, token: true }));
  expect([taken.factions, taken.tokens]).toEqual([[true, true, false], 1]);
  expect(advance(taken, told("changed", { seat: 0, token: false }))).toEqual({ ...start, factions: [false, true, false] });
});

test("a claim is said, checked, and proved or caught", () => {
  const claimed = after(told("claimed", { seat: 0, claim: "fail" }));
  expect(stampOf(claimed.claim!)).toBeNull();
  const checked = advance(claimed, told("checked", { seat: 1, target: 0 }));
  expect(stampOf(checked.claim!)).toBe("checked");
  for (const verdict of ["proved", "caught"]) {
    expect(stampOf(advance(checked, told(verdict, { seat: 0, target: 1, claim: "fail" })).claim!)).toBe(verdict);
  }
  expect(stampOf(advance(claimed, told("believed", { seat: 0 })).claim!)).toBe("stands");
});

test("what is said is seen while it is told, what is done afterwards", () => {
  expect(shownIn(start, told("claimed", { seat: 0, claim: "spy" })).claim?.claim).toBe("spy");
  expect(shownIn(start, told("took", { seat: 0, deck: 4 }))).toBe(start);
});

test("a mission goes from holder to holder, begins another round, and leaves its mark", () => {
  const out = after(told("set-out", { leader: 2, team: [0, 2], count: 3, mission: 2 }));
  expect([out.hands, out.shown, out.mission?.holder]).toEqual([[0, 0, 0], [[], [], []], 2]);
  const dropped = advance(out, told("dropped", { seat: 2, drew: false, count: 2 }));
  expect([dropped.deck, dropped.mission?.count, dropped.mission?.acted]).toEqual([6, 2, [2]]);
  const handed = advance(dropped, told("handed", { seat: 2, target: 0, round: 1 }));
  expect([handed.mission?.holder, handed.mission?.acted]).toEqual([0, [2]]);
  const passed = advance(handed, told("passed", { seat: 0 }));
  expect([passed.mission?.acted, passed.mission?.passed]).toEqual([[2, 0], [0]]);
  const again = advance(passed, told("handed", { seat: 0, target: 2, round: 2 }));
  expect([again.mission?.acted, again.mission?.passed, again.mission?.round]).toEqual([[], [], 2]);
  const over = advance(again, told("finished", { mission: 2, result: "fail", results: ["fail", "success"], count: 2 }));
  expect([over.mission, over.results, over.deck]).toEqual([null, ["success", "fail"], 7]);
});

test("a pile that was seen is gone as soon as it has left the hand", () => {
  const seen = { ...start, pile: ["fail", "success"], mission: { acted: [], passed: [], round: 1 } } as unknown as Shown;
  for (const kind of ["dropped", "handed", "buried", "finished"]) {
    expect(advance(seen, told(kind, { seat: 0, target: 1, round: 1, count: 1, result: "fail" })).pile).toEqual([]);
  }
});
