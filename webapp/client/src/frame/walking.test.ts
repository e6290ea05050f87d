/** Where the card of the walk-through stands, and who is offered one. */
import { beforeEach, expect, test, vi } from "vitest";

const shelf = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
});
vi.stubGlobal("history", { state: null });
vi.stubGlobal("location", { hash: "", search: "" });
vi.stubGlobal("document", { baseURI: "http://localhost/", documentElement: {} });
vi.stubGlobal("window", { addEventListener: () => undefined });

const { session } = await import("../app/api");
const { beside, endRound, isNew, noteSeen, showRound, step } = await import("./walking");

function come(id: string) {
  session.value = { person: { id, name: "", language: "en" } } as typeof session.value;
}

beforeEach(() => {
  shelf.clear();
  endRound();
});

test.each([568, 640, 844])("on a page of %i the card is whole, below the top line, and beside what it points at", (height) => {
  const room = { width: 320, height, head: 42 };
  const card = 150;
  for (let top = 0; top < height; top += 7) {
    for (const size of [20, 44, 120, 300, height]) {
      const place = { top, bottom: Math.min(height, top + size) };
      const at = beside(place, card, room);
      expect(at).toBeGreaterThanOrEqual(room.head);
      expect(at + card).toBeLessThanOrEqual(height);
      const free = Math.max(place.top - room.head, height - place.bottom) >= card + 20;
      if (free) expect(at >= place.bottom || at + card <= place.top).toBe(true);
    }
  }
});

test("each person is offered it once in each game", () => {
  come("7");
  expect([isNew("coup"), isNew("mafia")]).toEqual([true, true]);
  noteSeen("coup");
  expect([isNew("coup"), isNew("mafia")]).toEqual([false, true]);
  showRound("mafia");
  expect([isNew("coup"), isNew("mafia"), step.value]).toEqual([false, false, 0]);
  come("8");
  expect(isNew("coup")).toBe(true);
});

test("where nothing may be kept it is offered once as long as the page stands", () => {
  const keeping = vi.spyOn(shelf, "set").mockReturnValue(shelf);
  come("9");
  expect(isNew("duel")).toBe(true);
  noteSeen("duel");
  expect(isNew("duel")).toBe(false);
  keeping.mockRestore();
});
