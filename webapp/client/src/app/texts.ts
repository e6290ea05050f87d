/** What we say, in the person's language: Fluent catalogues, each loaded when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

import type { Language } from "../types";

export type Words = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../../../bot/locales/*/*.ftl", "!**/chat.ftl"], {
  query: "?raw",
  import: "default",
});
const PARTS = ["common", "app"];
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  fa: "فارسی",
  mk: "Македонски",
};

export const language = signal<Language>("en");
const bundle = signal(new FluentBundle("en"));
let keys: readonly string[] = [];
const parts = new Set(PARTS);

/** The language we speak for a language code; English where we lack theirs. */
export function spoken(code: string): Language {
  const prefix = code.toLowerCase().split("-")[0] as Language;
  return prefix in LANGUAGES ? prefix : "en";
}

async function load(wanted: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(wanted);
  const found: string[] = [];
  const texts = await Promise.all(
    [...parts].map((part) => files[`../../../../bot/locales/${wanted}/${part}.ftl`]?.()),
  );
  for (const text of texts) {
    if (!text) continue;
    const resource = new FluentResource(text);
    fresh.addResource(resource);
    found.push(...resource.body.map(({ id }) => id));
  }
  keys = found;
  return fresh;
}

/** Speak this language from now on; resolves when its words are here. */
export async function speak(wanted: Language): Promise<void> {
  const fresh = await load(wanted);
  language.value = wanted;
  bundle.value = fresh;
  document.documentElement.lang = wanted;
  document.title = t("app-name");
  document.documentElement.dir = wanted === "fa" ? "rtl" : "ltr";
}

/** Add a game's words to whatever language is spoken. */
export async function learn(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  bundle.value = await load(language.value);
}

/** Whether there is such a text. */
export const says = (key: string): boolean => bundle.value.hasMessage(key);

/** What a game has words for, in the order of its catalogue. */
export const keysOf = (game: string): readonly string[] => keys.filter((key) => key.startsWith(`${game}-`));

/** A text; at the very worst its key. */
export function t(key: string, words?: Words): string {
  const pattern = bundle.value.getMessage(key)?.value;
  return pattern ? bundle.value.formatPattern(pattern, words, []) : key;
}

/** Text that runs as its language does, whatever it is put into: without letters it would run to the right. */
export const directed = (text: string): string => (language.value === "fa" ? `\u200f${text}` : text);

/** A number in the digits of the language. */
export function digits(number: number): string {
  return new Intl.NumberFormat(language.value, { useGrouping: false }).format(number);
}
