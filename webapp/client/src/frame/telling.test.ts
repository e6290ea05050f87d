/** Events become words by their fields alone, and the words agree with those of the chat. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const texts = await import("../app/texts");
const { few, listed, seatsOf, tellEvent, wordsOf, wordsOfEvent } = await import("./telling");

const NAMES = ["Anna", "Boris", "Clara", "David", "Elena"];
const teller = (reader: number | null) => ({ reader, name: (seat: number) => NAMES[seat]! });
const bare = (text: unknown) => String(text).replace(/[\u2066-\u2069]/g, "");
const event = (kind: string, data: Record<string, unknown>) => ({ kind, data, to: null, fleeting: false });

beforeAll(async () => {
  await texts.learn("duel");
  await texts.speak("en");
});

const told = (data: Record<string, unknown>, reader: number | null = 0) => wordsOfEvent("duel", { data }, teller(reader));

test("the first of the actors is the one it is about, and everybody reads it as what he is", () => {
  const data = { seat: 1, winner: 2, target: 0 };
  expect(seatsOf(data)).toEqual({ actor: 1, targets: [0] });
  expect(told(data, 1)).toMatchObject({ who: "Boris", reader: "who", target: "Anna", winner: "Clara" });
  expect(told(data, 0)).toMatchObject({ reader: "target", aim: "other" });
  expect(told(data, 2)).toMatchObject({ reader: "other" });
  expect(told(data, null)).toMatchObject({ reader: "other" });
  expect(told({ seat: 1, target: 1 })).toMatchObject({ aim: "self" });
});

test("seat 0 is somebody, and a missing seat nobody", () => {
  expect(told({ seat: 0 })).toMatchObject({ who: "Anna", reader: "who", aim: "none" });
  const words = told({ target: null });
  expect(words).toMatchObject({ target: "–", reader: "other", aim: "none" });
  expect(words).not.toHaveProperty("who");
});

test("companies are listed by name, words by what they are called, the same ones counted", () => {
  const words = told({ team: [0, 2], items: ["saw", "beer", "saw"], counts: [1, 2], votes: [] });
  expect(bare(words["team"])).toBe("Anna, Clara");
  expect(bare(words["items"])).toBe("Saw ×2, Beer");
  expect(bare(words["counts"])).toBe("1, 2");
  expect(words["votes"]).toBe("–");
  expect(words).toMatchObject({ "team-count": 2, "items-count": 3, "votes-count": 0 });
});

test("a word stays what it is for selectors, and has its name beside it", () => {
  expect(told({ item: "saw", open: true })).toMatchObject({ item: "saw", "item-name": "Saw", open: "yes" });
  expect(told({ item: "unknown", none: null })).toMatchObject({ "item-name": "unknown", none: "none", "none-name": "–" });
});

test("a word is called as the first family that knows it, where its own does not", () => {
  expect(told({ gift: "saw" })).toMatchObject({ "gift-name": "Saw" });
  expect(told({ gift: "began" })).toMatchObject({ "gift-name": "began" });
});

test("in a view the types say what a seat is", () => {
  const words = wordsOf("duel", { turn: 1, cuffed: null, round: 2, target: 2 }, teller(0));
  expect(words).toMatchObject({ turn: "Boris", cuffed: "–", round: 2, target: 2 });
});

test("an event's line is its text with these words", () => {
  const line = tellEvent("duel", event("won", { seat: 1, round: 2 }), teller(0));
  expect(bare(line)).toBe("Round 2 goes to Boris.");
});

test("in Persian a list is read from the right, whoever stands in it", async () => {
  await texts.speak("fa");
  expect(listed(["Anna", "Boris"])).toMatch(/^\u200f\u2068Anna/);
  await texts.speak("en");
  expect(listed(["Anna", "Boris"])).toMatch(/^\u2068Anna/);
});

test("of many names the first two are said", () => {
  expect(bare(few(NAMES))).toBe("Anna, Boris and 3 more");
  expect(bare(few(NAMES.slice(0, 3)))).toBe("Anna, Boris, Clara");
  expect(listed([])).toBe("–");
});
