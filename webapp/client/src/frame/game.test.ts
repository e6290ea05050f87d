/** A game writes what is special about it, and the rest is as usual. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("location", { hash: "", search: "" });
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("history", { state: null });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("window", { location: {} });
const texts = await import("../app/texts");
const { game } = await import("./game");

const Empty = () => null;
const least = { key: "duel", Board: Empty, Revealed: Empty, rules: [] } as const;
const scene = (reader: number | null, house = false) =>
  ({ reader, name: (seat: number) => ["Anna", "Boris"][seat]!, snapshot: { people: [{ house }] } }) as never;
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

beforeAll(async () => {
  await texts.learn("duel");
  await texts.speak("en");
});

test("an event is told, and a result explained, by the game's words", () => {
  const usual = game<"duel">(least);
  const event = { kind: "won", data: { seat: 1, round: 2 }, to: null, fleeting: false };
  expect(bare(usual.tell(event, scene(0)))).toBe("Round 2 goes to Boris.");
  const outcome = { winners: [1], reason: "rounds", revealed: { loads: [] } };
  expect(bare(usual.reason(outcome as never, scene(0)))).toBe("Boris took the rounds needed.");
  expect(bare(usual.reason(outcome as never, scene(1)))).toBe("You took the rounds needed.");
  expect(bare(usual.reason(outcome as never, scene(0, true)))).toBe("One round lost, and Boris has the table.");
});

test("nobody won: the reason is told all the same", () => {
  const outcome = { winners: [], reason: "left", revealed: { loads: [] } };
  expect(game<"duel">(least).reason(outcome as never, scene(0))).toBe("One of the two left the table.");
});

test("without a title of its own a game is called by its name, and the picture waits for the snapshot", () => {
  const usual = game<"duel">(least);
  const view = { round: 1 } as never;
  expect(usual.title(view, scene(0))).toBe("Night Protocol");
  expect(usual.advance(view, {} as never)).toBe(view);
});

test("what a game writes takes the place of what is usual", () => {
  expect(game<"duel">({ ...least, title: () => "own", pinned: true })).toMatchObject({ pinned: true, legend: [] });
});
