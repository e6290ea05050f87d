/** Buttons and questions say what the chat's say: whom, what, where, and an ellipsis for what is missing. */
import { beforeAll, expect, test, vi } from "vitest";

import type { Offer } from "../types";

vi.stubGlobal("document", { documentElement: {} });
const texts = await import("../app/texts");
const { label, question, thingOf } = await import("./labels");
const { hidden } = await import("./secret");

const NAMES = ["Anna", "Boris", "Clara"];
const offer = (kind: string, among: string[], more: Partial<Offer> = {}): Offer => ({
  kind, among, least: 1, most: 1, ordered: false, barred: [], chosen: [], of: "", ...more,
});
const SHOOT = offer("shoot", ["0", "1"]);
const view = {
  stage: "aim",
  pockets: [["saw", "beer"], ["phone"]],
  hand: ["beer", "saw"],
  drawn: ["loupe"],
  hidden: [null, null],
};
const scene = (offers: Offer[] = [SHOOT]) =>
  ({ reader: 0, name: (seat: number) => NAMES[seat]!, view, snapshot: { game: "duel", people: NAMES, offers, options: {} } }) as never;
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const thing = (pick: string, more: Partial<Offer> = {}, several = false) => bare(thingOf(scene(), offer("use", [pick], more), pick, several));

beforeAll(async () => {
  await texts.learn("duel");
  await texts.learn("coup");
  await texts.speak("en");
});

test("a button names whom it is played on, and oneself differently", () => {
  expect(bare(label(scene(), SHOOT, ["1"]))).toBe("Shoot Boris");
  expect(bare(label(scene(), SHOOT, ["0"]))).toBe("Shoot yourself");
});

test("as long as nothing is picked there is an ellipsis; several are named together", () => {
  expect(bare(label(scene(), SHOOT, []))).toBe("Shoot …");
  expect(bare(label(scene(), { ...SHOOT, most: 2 }, ["1", "2"]))).toBe("Shoot Boris + Clara");
  expect(bare(label(scene(), { ...SHOOT, most: 2, ordered: true }, ["2", "1"]))).toBe("Shoot Clara, Boris");
});

test("what differs by the table's options is called by them", () => {
  const exchange = offer("exchange", [], { least: 0, most: 0 });
  const said = (fifth: string) => label({ view, name: String, snapshot: { game: "coup", people: NAMES, offers: [exchange], options: { fifth } } } as never, exchange, []);
  expect(["ambassador", "inquisitor"].map(said).map(bare)).toEqual(["Ambassador: exchange", "Inquisitor: exchange"]);
});

test("a word is called by its name, an entry of one's own by what lies there", () => {
  expect(thing("saw")).toBe("Saw");
  expect(thing("1", { of: "hand" })).toBe("Saw");
  expect(thing("1", { of: "pockets" })).toBe("Beer");
});

test("where two fields are named the places of the second follow", () => {
  expect(thing("2", { of: "hand drawn" })).toBe("Loupe");
});

test("what nobody sees is called by where it lies, somebody's by whose it is too", () => {
  expect(thing("1", { of: "hidden" })).toBe("2");
  expect(thing("1.0", { of: "pockets" })).toBe("1 (Phone)");
  expect(thing("1.0", { of: "pockets" }, true)).toBe("Boris: 1 (Phone)");
});

test("covered, one's own is called by where it lies, and what all see as ever", () => {
  hidden.value = true;
  expect([thing("1", { of: "hand" }), thing("2", { of: "hand drawn" })]).toEqual(["2", "3"]);
  expect([thing("1.0", { of: "pockets" }), thing("saw")]).toEqual(["1 (Phone)", "Saw"]);
  hidden.value = false;
});

test("a game without words of its own asks as every game does", () => {
  expect(question(scene(), null)).toBe("Your turn");
});
