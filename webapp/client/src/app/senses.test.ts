/** Sound and haptics have one switch: on, but not by itself beside a group that sleeps. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const shelf = new Map<string, string>();
const storage = {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
};

/** The modules as in a window that was opened anew. */
async function opened(person = "7") {
  vi.resetModules();
  const { session } = await import("./api");
  session.value = { person: { id: person, name: "", language: "en" } } as typeof session.value;
  return import("./senses");
}

function at(hour: number) {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, hour, 30) });
}

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("location", { hash: "", search: "" });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  vi.stubGlobal("window", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [21, true],
  [22, false],
  [3, false],
  [7, false],
  [8, true],
])("at %i o'clock at a group's table: %s", async (hour, heard) => {
  at(hour);
  const { settleAt, sounding } = await opened();
  settleAt({ grouped: true });
  expect(sounding.value).toBe(heard);
  settleAt({ grouped: false });
  expect(sounding.value).toBe(true);
  settleAt(null);
  expect(sounding.value).toBe(true);
});

test.each([
  [3, true, true],
  [12, false, true],
])("at %i o'clock, once chosen %s, it stands everywhere and for good", async (hour, wanted, grouped) => {
  at(hour);
  const first = await opened();
  first.settleAt({ grouped });
  first.switchSound();
  expect(first.sounding.value).toBe(wanted);
  const again = await opened();
  for (const table of [{ grouped: true }, { grouped: false }, null]) {
    again.settleAt(table);
    expect(again.sounding.value).toBe(wanted);
  }
});

test("what one person chose is nothing to another one on the same phone", async () => {
  at(12);
  (await opened("7")).switchSound();
  expect((await opened("7")).sounding.value).toBe(false);
  expect((await opened("8")).sounding.value).toBe(true);
});

test("where nothing may be kept the choice stands in this window", async () => {
  at(12);
  const refuse = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.stubGlobal("history", { state: null, replaceState: refuse });
  const { sounding, switchSound } = await opened();
  switchSound();
  expect(sounding.value).toBe(false);
  switchSound();
  expect(sounding.value).toBe(true);
});
