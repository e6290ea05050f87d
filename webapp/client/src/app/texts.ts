/** What we say, in the person's language: Fluent catalogues, each loaded when it is needed. */
import { signal } from "@preact/signals";

import type { Language } from "../types";
import { type Pattern, Speech, type Words } from "./saying";

export type { Words };

type Catalogue = { readonly [key: string]: Pattern };

// Addresses of catalogues, which words.ts, beside src, makes of bot/locales.
const files = import.meta.glob<string>(
  ["../../../../bot/locales/*/*.ftl", "!../../../../bot/locales/*/{asides,care,chat,groups,sharing}.ftl"],
  { eager: true, import: "default" },
);
const rules = import.meta.glob<string>(
  ["../../../../bot/locales/*/*.ftl", "!../../../../bot/locales/*/{app,asides,care,chat,common,groups,sharing}.ftl"],
  { eager: true, import: "default", query: "?rules" },
);
const fetching = new Map<string, Promise<Catalogue>>();

export const LANGUAGES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  fa: "فارسی",
  mk: "Македонски",
};

export const language = signal<Language>("en");
const speech = signal(new Speech("en", new Map()));
const parts = new Set(["common", "app"]);
let wanted: Language = "en";
let latest: Promise<void> = Promise.resolve();

/** The language we speak for a language code; English where we lack theirs. */
export function spoken(code: string): Language {
  const prefix = code.toLowerCase().split("-")[0] as Language;
  return prefix in LANGUAGES ? prefix : "en";
}

/** The words of a game, of the app, or with `?rules` those of a game's rules, fetched once. */
function fetched(part: string): Promise<Catalogue> {
  const [name, query] = part.split("?");
  const file = (query ? rules : files)[`../../../../bot/locales/${wanted}/${name}.ftl`];
  if (!file) return Promise.resolve({});
  const catalogue = fetching.get(file) ?? read(file);
  fetching.set(file, catalogue);
  catalogue.catch(() => fetching.delete(file));
  return catalogue;
}

async function read(file: string): Promise<Catalogue> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return answer.json();
}

/** Say from now on what is wanted now. Who wanted something before waits for what was wanted last. */
function renew(): Promise<void> {
  const tongue = wanted;
  const mine: Promise<void> = Promise.all([...parts].map(fetched)).then((catalogues) => {
    if (latest !== mine) return latest;
    speech.value = new Speech(tongue, new Map(catalogues.flatMap((words) => Object.entries(words))));
    language.value = tongue;
    return;
  });
  return (latest = mine);
}

/** Speak this language from now on; resolves when its words are here. */
export async function speak(language: Language): Promise<void> {
  const before = wanted;
  wanted = language;
  try {
    await renew();
  } catch (unreachable) {
    if (wanted === language) {
      wanted = before;
      await renew(); // else whoever learns something later would wait for what never came
    }
    throw unreachable;
  }
  document.documentElement.lang = wanted;
  document.documentElement.dir = wanted === "fa" ? "rtl" : "ltr";
  document.title = t("app-name");
}

/** Add a game's words, or with `?rules` its rules, to whatever language is spoken. */
export async function learn(part: string): Promise<void> {
  if (parts.has(part)) return latest;
  await fetched(part);
  parts.add(part);
  return renew();
}

/** Whether there is such a text. */
export const says = (key: string): boolean => speech.value.texts.has(key);

/** What a game has words for, in the order of its catalogue. */
export const keysOf = (game: string): readonly string[] =>
  speech.value.keys.filter((key) => key.startsWith(`${game}-`));

/** A text; at the very worst its key. */
export function t(key: string, words?: Words): string {
  const pattern = speech.value.texts.get(key);
  return pattern === undefined ? key : speech.value.say(pattern, words ?? {});
}

/** Text that runs as its language does, whatever it is put into: without letters it would run to the right. */
export const directed = (text: string): string => (language.value === "fa" ? `\u200f${text}` : text);

/** A number in the digits of the language. */
export const digits = (number: number): string => speech.value.digits(number);
