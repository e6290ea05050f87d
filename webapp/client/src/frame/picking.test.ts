/** A touch on the table answers an offer: which one, when, and what it leaves chosen. */
import { afterEach, expect, test } from "vitest";

import type { Offer } from "../types";
import { answering, asksOwn, isTouched, type Manners, pick, picking, picksOn, readable, unpick, whereIs } from "./picking";

const offer = (kind: string, among: string[], more: Partial<Offer> = {}): Offer => ({
  kind, among, least: 1, most: 1, ordered: false, barred: [], chosen: [], of: "", ...more,
});
const TEAM = offer("team", ["0", "1", "2", "3"], { least: 2, most: 2 });
const STEAL = offer("steal", ["1", "2"]);
const KILL = offer("kill", ["1", "2"], { barred: ["2"] });
const PASS = offer("pass", [], { least: 0, most: 0 });
const played: unknown[] = [];
const on = (offers: Offer[], where: "seats" | "places" = "seats", manners: Manners = {}, free = true, covered = false) =>
  picksOn(where, { offers, manners, free, covered, play: (kind, picks) => played.push([kind, ...picks]) });
const touch = (offers: Offer[], each: string, manners: Manners = {}, where: "seats" | "places" = "seats") =>
  on(offers, where, manners).toggle(each);

afterEach(() => {
  unpick();
  played.length = 0;
});

test("numbers are people, entries of a field are places, the rest are words, unless a game says otherwise", () => {
  const where = (each: string, more: Partial<Offer> = {}, manners: Manners = {}) =>
    whereIs(each, offer("it", [each], more), manners);
  expect(["3", "2.1", "duke"].map((each) => where(each))).toEqual(["seats", "places", "dock"]);
  expect(where("0", { of: "hand" })).toBe("places");
  expect([where("duke", {}, { it: { on: "places" } }), where("3", {}, { it: { on: "dock" } })]).toEqual(["places", "dock"]);
  expect([TEAM, PASS, offer("block", ["duke"])].map((each) => isTouched(each, {}))).toEqual([true, false, false]);
});

test("asked for are cards of one's own, or what all see", () => {
  const asked = [offer("lose", ["0", "1"], { of: "hand" }), offer("swap", ["0.1", "2.0"], { of: "characters" }), STEAL, PASS];
  expect(asked.map((each) => asksOwn([each]))).toEqual([true, false, false, false]);
  expect([asksOwn(asked), asksOwn([])]).toEqual([true, false]);
});

test("the only offer that waits for a touch needs no beginning", () => {
  expect(answering([TEAM, PASS], {}, null)).toBe(TEAM);
  expect(answering([STEAL, KILL], {}, null)).toBe(null);
});

test("what is chosen can be chosen no longer, and nobody is chosen beyond the most", () => {
  for (const each of ["0", "2", "3"]) touch([TEAM], each);
  expect(picking.value).toEqual({ kind: "team", picks: ["0", "2"] });
  expect(on([TEAM]).isChosen("2")).toBe(true);
  touch([TEAM], "0");
  touch([TEAM], "2");
  expect(picking.value).toBe(null);
});

test("where one is wanted, another touch means another one", () => {
  touch([STEAL], "1");
  touch([STEAL], "2");
  expect(picking.value).toEqual({ kind: "steal", picks: ["2"] });
  expect(played).toEqual([]);
});

test("what can be changed again is played by the touch", () => {
  touch([STEAL, PASS], "2", { steal: { now: true } });
  expect([played, picking.value]).toEqual([[["steal", "2"]], null]);
});

test("a touch that several offers could mean is kept until one is named", () => {
  touch([STEAL, KILL], "1");
  expect(picking.value).toEqual({ kind: "", picks: ["1"] });
  touch([STEAL, KILL], "1");
  expect(picking.value).toBe(null);
  touch([STEAL, KILL], "2");
  expect(picking.value).toEqual({ kind: "steal", picks: ["2"] });
});

test("who is barred is drawn so, and cannot be taken", () => {
  const seats = on([KILL]);
  expect([seats.isOffered("2"), seats.isBarred("2"), seats.isBarred("1"), seats.isBarred("5")]).toEqual([false, true, false, false]);
  seats.toggle("2");
  expect(picking.value).toBe(null);
});

test("while secrets are covered nobody looks barred, and yet cannot be taken", () => {
  const seats = on([KILL], "seats", {}, true, true);
  expect(["1", "2"].map((each) => [seats.isOffered(each), seats.isBarred(each)])).toEqual([[true, false], [true, false]]);
  expect(seats.isOffered("5")).toBe(false);
  seats.toggle("2");
  expect(picking.value).toBe(null);
  seats.toggle("1");
  expect(picking.value).toEqual({ kind: "kill", picks: ["1"] });
  expect(on([KILL], "seats", {}, false, true).isOffered("1")).toBe(false);
});

test("cards and people of the same number are not confused", () => {
  const lose = offer("lose", ["0", "1"], { of: "hand" });
  expect([on([lose]).isOffered("1"), on([lose], "places").isOffered("1")]).toEqual([false, true]);
});

test("an order is told where it matters", () => {
  const back = offer("back", ["0.0", "0.1", "0.2"], { least: 0, most: 3, ordered: true });
  touch([back], "0.2", {}, "places");
  touch([back], "0.0", {}, "places");
  const places = on([back], "places");
  expect(["0.0", "0.1", "0.2"].map(places.order)).toEqual([2, 0, 1]);
});

test("nothing can be touched while nothing is asked", () => {
  const seats = on([TEAM], "seats", {}, false);
  expect([seats.isOffered("0"), seats.isBarred("0")]).toEqual([false, false]);
  seats.toggle("0");
  expect(picking.value).toBe(null);
});

test("once an offer is begun, only its picks are offered", () => {
  pick("steal");
  expect(on([STEAL, TEAM]).isOffered("0")).toBe(false);
  expect(on([STEAL, TEAM]).isOffered("1")).toBe(true);
});

test("covered, nothing tells which word was touched where that is a secret; it stays chosen", () => {
  const manners: Manners = { play: { on: "places", secret: true }, block: { on: "places" } };
  for (const kind of ["play", "block"]) {
    const offers = [offer(kind, ["yes", "no"])];
    const told = (covered: boolean) => [
      on(offers, "places", manners, true, covered).isChosen("no"),
      readable(picking.value!.picks, manners[kind], covered),
    ];
    touch(offers, "no", manners, "places");
    expect(told(false)).toEqual([true, ["no"]]);
    expect(told(true)).toEqual(kind === "play" ? [false, []] : [true, ["no"]]);
    expect(picking.value?.picks).toEqual(["no"]);
    unpick();
  }
});
