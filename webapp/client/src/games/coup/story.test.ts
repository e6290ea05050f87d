import { expect, test } from "vitest";

import type { View } from "../../frame/game";
import type { Event } from "../../types";
import { advance, shownIn, stampOf, transferOf } from "./story";

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

test("coins go from a purse to another: what is paid, taken, given back, and left behind", () => {
  const way = (kind: string, data: Event["data"]) => transferOf({ kind, data }, VIEW);
  expect(way("aimed", { seat: 1, target: 0, action: "assassinate", role: "assassin", cost: 3 })).toEqual({ from: 1, to: "treasury", coins: 3 });
  expect(way("aimed", { seat: 1, target: 0, action: "steal", role: "captain" })).toBeNull();
  expect(way("stole", { seat: 2, target: 1, gain: 2 })).toEqual({ from: 1, to: 2, coins: 2 });
  expect(way("stole", { seat: 2, target: 1, gain: 0 })).toBeNull();
  expect(way("refunded", { seat: 1, gain: 3 })).toEqual({ from: "treasury", to: 1, coins: 3 });
  expect(way("fell", { seat: 1 })).toEqual({ from: 1, to: "treasury", coins: 3 });
});

test("a stamp says what has become of a claim, and of the block first", () => {
  const claim = { seat: 0, action: "steal", role: "captain", target: 1 } as const;
  const block = { seat: 1, action: "block", role: "ambassador", target: 0 } as const;
  const claimed = { ...VIEW, claim };
  const doubted = advance(claimed, { kind: "doubted", data: { seat: 2, target: 0, role: "captain" } });
  expect(stampOf(doubted, claim)).toBe("doubted");
  const proved = advance(doubted, { kind: "proved", data: { seat: 0, target: 2, role: "captain" } });
  expect(stampOf(proved, claim)).toBe("true");
  const caught = advance(doubted, { kind: "caught", data: { seat: 0, target: 2, role: "captain" } });
  expect(stampOf(caught, claim)).toBe("bluff");
  const blocked = { ...claimed, block };
  expect([stampOf(blocked, claim), stampOf(blocked, block)]).toEqual([null, null]);
  const stands = advance(blocked, { kind: "stopped", data: { seat: 0, target: 1, action: "steal" } });
  expect([stampOf(stands, claim), stampOf(stands, block)]).toEqual(["blocked", null]);
});

test("the card that comes lies where the one that was shown did", () => {
  const claim = { seat: 0, action: "steal", role: "captain", target: 1 } as const;
  const view: View<"coup"> = { ...VIEW, claim, hand: ["contessa", "captain"] };
  expect(advance(view, { kind: "drew", data: { role: "duke" } }).hand).toEqual(["contessa", "duke"]);
});

test("what is said is seen at once, what is done when it has moved", () => {
  const event = (kind: string, data: Event["data"]): Event => ({ kind, data, to: null, fleeting: false });
  expect(shownIn(VIEW, event("announced", { seat: 1, action: "tax", role: "duke" })).claim?.role).toBe("duke");
  expect(shownIn(VIEW, event("earned", { seat: 1, action: "tax", gain: 3 }))).toBe(VIEW);
  expect(shownIn(VIEW, null)).toBe(VIEW);
});
