/** Every event has its line in every language, and does to the picture what it tells. */
import { expect, test, vi } from "vitest";

import type { Event } from "../../types";

vi.stubGlobal("document", { documentElement: {} });
const { learn, speak } = await import("../../app/texts");
const { advance, ITEMS, KINDS, tell } = await import("./story");
type View = import("./story").DuelView;

const VIEW: View = {
  game: "duel",
  mode: "duel",
  round: 2,
  opener: 0,
  turn: 0,
  charges: [4, 3],
  cap: 4,
  score: [1, 0],
  pockets: [["beer", "saw", "adrenaline"], ["phone", "beer"]],
  live: 2,
  blank: 1,
  flipped: false,
  sawn: false,
  cuffed: null,
  locked: null,
  spent: ["blank", "live"],
  known: { 1: "live", 3: "blank" },
};

const DATA: Record<(typeof KINDS)[number], Record<string, unknown>[]> = {
  began: [{ round: 2, opener: 1, charges: 4 }],
  loaded: [{ live: 3, blank: 2 }],
  dealt: [{ seat: 0, items: ["saw", "beer"] }, { seat: 1, items: [] }],
  used: ITEMS.filter((item) => item !== "adrenaline").map((item) => ({ seat: 0, item })),
  stole: [{ seat: 0, item: "beer" }],
  shot: [
    { seat: 0, target: 1, shell: "live", cost: 2, charges: 1 },
    { seat: 0, target: 0, shell: "blank", cost: 0, charges: 4 },
  ],
  skipped: [{ seat: 1 }],
  healed: [{ seat: 0, gain: 1, charges: 4 }, { seat: 0, gain: 0, charges: 4 }],
  looked: [{ shell: "blank" }],
  heard: [{ place: 3, shell: "live" }, { place: 0 }],
  ejected: [{ seat: 1, shell: "live" }],
  poisoned: [{ seat: 0, charges: 2 }],
  won: ["shot", "medicine", "silent"].map((reason) => ({ seat: 1, round: 1, reason, score: [0, 1] })),
  yielded: [{ seat: 0 }],
  went: [{ seat: 1 }],
  ended: ["rounds", "left", "silent"].map((reason) => ({ winner: 0, reason })),
};

const event = (kind: string, data: Record<string, unknown>): Event => ({ kind, data, to: null, fleeting: false });

test.each(["en", "ru", "fa", "mk"] as const)("%s has a line for every event, whoever reads it", async (language) => {
  await learn("duel");
  await speak(language);
  for (const kind of KINDS) {
    for (const data of DATA[kind]) {
      for (const reader of [0, 1, null]) {
        const line = tell(event(kind, data), { reader, name: (seat) => ["Anna", "Boris"][seat]! });
        expect(line, `${kind} for ${reader}`).not.toMatch(/duel-|undefined|NaN|\{/);
      }
    }
  }
});

test("a flipped shell counts as what it was loaded as", () => {
  const after = advance({ ...VIEW, flipped: true }, event("shot", DATA.shot[1]!));
  expect([after.live, after.blank]).toEqual([1, 1]);
  expect(after).toMatchObject({ flipped: false, spent: ["live", "blank"], known: { 2: "blank" } });
});

test("a theft empties two places, and an inversion turns what one knows", () => {
  const stolen = advance(VIEW, event("stole", { seat: 0, item: "phone" }));
  expect(stolen.pockets).toEqual([["beer", "saw"], ["beer"]]);
  expect(advance(VIEW, event("used", { seat: 0, item: "inverter" })).known).toEqual({ 1: "blank", 3: "blank" });
});

test("what is told of nobody's picture leaves it as it is", () => {
  expect(advance(VIEW, event("yielded", { seat: 0 }))).toBe(VIEW);
});
