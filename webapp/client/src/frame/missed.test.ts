/** Who is told that an invitation came too late, and who is not. */
import { afterEach, expect, test, vi } from "vitest";

import type { Session, Snapshot } from "../types";

vi.stubGlobal("location", { hash: "", search: "" });
vi.stubGlobal("document", { baseURI: "http://localhost/", documentElement: {} });
vi.stubGlobal("window", { addEventListener: () => undefined });

const { session } = await import("../app/api");
const { looksOn, missed } = await import("./missed");

const came = (invited: boolean, table = "t1"): void => {
  session.value = { start: { table, invited } } as Session;
};
const table = (over: Partial<Snapshot>): Snapshot =>
  ({ table: "t1", stage: "lobby", seat: null, may: [], ...over }) as Partial<Snapshot> as Snapshot;

afterEach(() => {
  session.value = null;
  looksOn.value = null;
});

test("whoever was invited and finds no seat is told why", () => {
  came(true);
  expect(missed(table({}))).toBe("full");
  expect(missed(table({ stage: "playing" }))).toBe("begun");
  expect(missed(table({ stage: "over" }))).toBe("over");
});

test("whoever sits, can sit, only looks on or is elsewhere is left alone", () => {
  came(true);
  expect(missed(table({ seat: 1 }))).toBeNull();
  expect(missed(table({ may: ["sit"] }))).toBeNull();
  looksOn.value = "t1";
  expect(missed(table({}))).toBeNull();
  looksOn.value = null;
  expect(missed(table({ table: "t2" }))).toBeNull();
  came(false);
  expect(missed(table({}))).toBeNull();
});
