/** Words that come at their own time, whichever was asked for first. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { keysOf, language, learn, says, speak, t } = await import("./texts");

const GAMES = ["duel", "coup", "resistance", "resistance_mini", "mafia"];

beforeAll(() => speak("en"));

test("a game's words are there when whoever asked for them is told so, also the second time", async () => {
  const [first, second] = [learn("coup"), learn("coup")];
  await second;
  expect(says("coup-role-duke")).toBe(true);
  await first;
});

test("words asked for while another language is chosen are of that language", async () => {
  const chosen = speak("ru");
  const learnt = learn("mafia");
  await Promise.all([chosen, learnt]);
  expect(language.value).toBe("ru");
  expect(t("mafia-role-doctor")).toMatch(/[а-я]/);
  expect(t("coup-role-duke")).toMatch(/[а-я]/);
  await speak("en");
  expect(t("mafia-role-doctor")).toMatch(/[a-z]/);
});

test("a language that cannot be fetched leaves the old one, and whoever asks for words later has them", async () => {
  await learn("coup");
  const line = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
  await expect(speak("mk")).rejects.toThrow("offline");
  await learn("coup");
  expect([language.value, t("coup-role-duke")]).toEqual(["en", "Duke"]);
  line.mockRestore();
});

test("rules come when they are looked up, and what the server says itself is left out", async () => {
  await learn("duel");
  expect(keysOf("duel").filter((key) => key.startsWith("duel-rules-"))).toEqual([]);
  expect(says("refused-stale")).toBe(false);
  await learn("duel?rules");
  expect(keysOf("duel").some((key) => key.startsWith("duel-rules-"))).toBe(true);
});

test("whatever a component says by its whole name is there", async () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
  await Promise.all(GAMES.map(learn));
  const said = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\("([a-z_0-9-]+)"/g)].map(([, key]) => key!));
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !says(key))).toEqual([]);
});
