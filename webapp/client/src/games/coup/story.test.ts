import { expect, test } from "vitest";

import type { View } from "../../frame/game";
import type { Event } from "../../types";
import { advance } from "./story";

const VIEW: View<"coup"> = {
  game: "coup",
  stage: "turn",
  me: 0,
  turn: 0,
  turns: 3,
  claim: null,
  block: null,
  answered: [1],
  challenger: null,
  loser: null,
  cause: null,
  silence: "income",
  coins: [2, 3, 1],
  cards: [2, 2, 1],
  lost: [[], [], ["duke"]],
  court: 9,
  roles: ["duke", "assassin", "captain", "contessa", "ambassador"],
  copies: 3,
  hand: ["duke", "duke"],
  drawn: [],
  pile: [],
  examined: null,
};
const after = (kind: string, data: Event["data"]) => advance(VIEW, { kind, data });

test("what is claimed lies on the table, with nobody's answer yet", () => {
  const { claim, answered } = after("announced", { seat: 0, action: "tax", role: "duke" });
  expect(claim).toEqual({ seat: 0, action: "tax", role: "duke", target: null });
  expect(answered).toEqual([]);
});

test("a block stands beside what it is against", () => {
  const data = { seat: 1, target: 0, action: "steal", role: "captain" };
  expect(after("blocked", data).block).toEqual({ seat: 1, target: 0, action: "block", role: "captain" });
});

test("stolen coins change places", () => {
  expect(after("stole", { seat: 2, target: 1, gain: 2 }).coins).toEqual([2, 1, 3]);
});

test("a card of mine that is turned up leaves my hand, and only one of two alike", () => {
  const { cards, lost, hand } = after("lost", { seat: 0, role: "duke", cause: "bluff", left: 1 });
  expect(cards).toEqual([1, 2, 1]);
  expect(lost[0]).toEqual(["duke"]);
  expect(hand).toEqual(["duke"]);
});

test("a card that another one turns up leaves my hand alone", () => {
  expect(after("lost", { seat: 1, role: "duke", cause: "kill", left: 1 }).hand).toEqual(["duke", "duke"]);
});

test("what only the new picture can show changes nothing before it", () => {
  expect(after("exchanged", { seat: 0, count: 2 })).toBe(VIEW);
});
