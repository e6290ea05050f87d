/** Who sits at a table, in a few words. */
import { beforeAll, expect, test, vi } from "vitest";

import type { Seated } from "../types";

vi.stubGlobal("document", { documentElement: {} });
const texts = await import("../app/texts");
const { companyOf } = await import("./names");

const person = (name: string, more: Partial<Seated> = {}): Seated => ({
  name, computer: false, house: false, host: false, here: false, gone: false, again: false, ...more,
});
const MACHINE = person("", { computer: true });
const DEALER = person("", { computer: true, house: true });
const company = (...people: Seated[]) =>
  companyOf({ people, game: "duel" }, [...people.keys()]).replace(/[\u2066-\u2069]/g, "");

beforeAll(async () => {
  await texts.learn("duel");
  await texts.speak("en");
});

test("computers are counted, people are named, and the house by what the game calls it", () => {
  expect(company(MACHINE)).toBe("Computer");
  expect(company(MACHINE, MACHINE, MACHINE)).toBe("3 computers");
  expect(company(MACHINE, person("Anna"), MACHINE)).toBe("Anna, 2 computers");
  expect(company(person("Anna"), MACHINE)).toBe("Anna, Computer");
  expect(company(DEALER)).toBe("Dealer");
  expect(company(person("Anna"), person("Boris"), person("Clara"), MACHINE, MACHINE)).toBe("Anna and 2 more, 2 computers");
});

test.each([["ru", ["2 компьютера", "5 компьютеров"]], ["mk", ["2 компјутери", "5 компјутери"]]] as const)(
  "in %s they are counted as the language counts",
  async (language, said) => {
    await texts.speak(language);
    expect([2, 5].map((count) => company(...Array<Seated>(count).fill(MACHINE)))).toEqual(said);
  },
);
