/** Why somebody cannot be picked is said at a touch, but not while secrets are covered: it may say who one is. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const texts = await import("../app/texts");
const { hidden } = await import("./secret");
const { barOf } = await import("./tips");

const choose = { kind: "choose", among: ["0", "1"], barred: ["1"], chosen: [], least: 1, most: 1, ordered: false, of: "" };
const scene = { snapshot: { game: "mafia", offers: [choose] } } as never;
const touch = (seat: string) => ({ closest: () => ({ dataset: { seat } }) }) as unknown as Element;

beforeAll(async () => {
  await texts.learn("mafia");
  await texts.speak("en");
});

test("a touch on whoever is barred says why", () => {
  expect(barOf(touch("1"), scene)?.text).toBe(texts.t("mafia-barred-choose"));
  expect(barOf(touch("0"), scene)).toBe(null);
});

test("covered it says nothing", () => {
  hidden.value = true;
  expect(barOf(touch("1"), scene)).toBe(null);
  hidden.value = false;
});
