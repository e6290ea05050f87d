/** Every text of every language is put together as Fluent's own bundle would do it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

import type { Words } from "./saying";

vi.stubGlobal("document", { documentElement: {} });
const { LANGUAGES, learn, speak, t } = await import("./texts");

const sources = import.meta.glob<string>("../../../../bot/locales/*/*.ftl", { eager: true, query: "?raw", import: "default" });
const GAMES = ["duel", "coup", "resistance", "resistance_mini", "mafia"];
const NUMBERS = [0, 1, 2, 5, 21, 1234];

const partsOf = (language: string) =>
  ["common", "app", ...GAMES].map((part) => sources[`../../../../bot/locales/${language}/${part}.ftl`]!);

/** Each variable of a text once as a number, a name, and each word that the text chooses by. */
function wordings(text: string): Words[] {
  const variables = [...new Set([...text.matchAll(/\$([a-z0-9_-]+)/gi)].map(([, name]) => name!))];
  const keys = [...text.matchAll(/^\s+\*?\[([\w-]+)\]/gm)].map(([, key]) => key!);
  return ["Аня", "", ...keys, ...NUMBERS].map((value) => Object.fromEntries(variables.map((name) => [name, value])));
}

test.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])("%s sounds as from Fluent", async (language) => {
  await Promise.all(GAMES.flatMap((game) => [learn(game), learn(`${game}?rules`)]));
  await speak(language);
  const bundle = new FluentBundle(language);
  let compared = 0;
  for (const source of partsOf(language)) {
    bundle.addResource(new FluentResource(source));
    for (const text of source.split(/^(?=[a-z])/m)) {
      const key = /^[a-z][\w-]*(?= =)/.exec(text)?.[0];
      if (!key || (key.startsWith("refused-") && t(key) === key)) continue;
      for (const words of wordings(text)) {
        expect(t(key, words), key).toBe(bundle.formatPattern(bundle.getMessage(key)!.value!, words, []));
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(3000);
});

test("what was not handed in is seen, and breaks nothing", () => {
  expect(t("app-waiting", {})).toContain("{$who}");
  expect(t("no-such-text")).toBe("no-such-text");
});
