/** Words that come at their own time, whichever was asked for first. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { keysOf, language, learn, says, speak, t } = await import("./texts");

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

test("the browser has rules when they are looked up, and never what only the chat says", async () => {
  await learn("duel");
  expect(keysOf("duel").filter((key) => /-(rules|card|secret)-/.test(key))).toEqual([]);
  expect(says("refused-stale")).toBe(false);
  await learn("duel?rules");
  expect(keysOf("duel").some((key) => key.startsWith("duel-rules-"))).toBe(true);
});
