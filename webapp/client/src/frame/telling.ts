/**
 * What happened, and small facts of a view, as the variables of texts: for all games in the same
 * way. The chat's `bot/wording.py` makes the same of the same data.
 */
import { ACTORS, COMPANIES, SEAT_FIELDS, TARGETS, type Event } from "../types";
import { digits, directed, keysOf, says, t, type Words } from "../app/texts";
import type { Teller } from "./game";

type Data = { readonly [name: string]: unknown };

const NOTHING = "–";
const NONE = "none";
/** Families of sentences; every other family holds names of words. */
const SENTENCES = [
  "event", "call", "play", "ask", "silence", "title", "card", "secret", "reason", "option", "advice",
  "numbers", "rules", "about", "position", "hint", "done", "barred", "guide", "legend",
];

/** Several names in one breath, the first one read first; each keeps its own direction of writing. */
export function listed(names: readonly string[], between = t("and")): string {
  return names.length ? directed(names.map((name) => `\u2068${name}\u2069`).join(between)) : NOTHING;
}

/** Names of which only the first few are said: "Anna, Boris and 5 more". */
export function few(names: readonly string[], most = 3): string {
  if (names.length <= most) return listed(names);
  const said = most - 1;
  return t("app-and-more", { names: listed(names.slice(0, said)), count: names.length - said });
}

/** What a word is called: as its field says, else as the first family that knows it, else itself. */
export function wordName(game: string, field: string, word: string): string {
  const own = [field, field.replace(/s$/, "")].map((family) => `${game}-${family}-${word}`).find(says);
  if (own) return t(own);
  const pattern = new RegExp(`^${game}-([a-z_]+)-${word}$`);
  const key = keysOf(game).find((each) => !SENTENCES.includes(pattern.exec(each)?.[1] ?? "event"));
  return key ? t(key) : word;
}

/** Where something lies: by the game's word for it, else the how manieth it is. */
export function positionName(game: string, position: number): string {
  const key = `${game}-position-${position}`;
  return says(key) ? t(key) : digits(position + 1);
}

/** What a word is called, or a place such as `2.1` by whose it is and where. */
function called(game: string, field: string, word: string, teller: Teller): string {
  const [, seat, place] = /^(\d+)\.(\d+)$/.exec(word) ?? [];
  return place ? `${teller.name(Number(seat))}: ${positionName(game, Number(place))}` : wordName(game, field, word);
}

/** Names of words, each once, with how many there are of it. */
function wordList(game: string, field: string, words: readonly string[], teller: Teller): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return listed(
    [...counts].map(([word, count]) => called(game, field, word, teller) + (count > 1 ? ` ×${digits(count)}` : "")),
  );
}

/** The seat these data are about, and those it is done to. */
export function seatsOf(data: Data): { actor: number | null; targets: readonly number[] } {
  const found = (names: readonly string[]) => names.map((name) => data[name]).filter((seat) => typeof seat === "number");
  return { actor: found(ACTORS)[0] ?? null, targets: found(TARGETS) };
}

interface Seated {
  readonly seat: readonly string[];
  readonly seats: readonly string[];
}
const TOLD: Seated = { seat: [...ACTORS, ...TARGETS], seats: COMPANIES };

/** The variables of a text about a view, or about a small fact in it. */
export function wordsOf(game: string, fact: object, teller: Teller): Words {
  return words(game, fact as Data, teller, SEAT_FIELDS[game] ?? TOLD);
}

function words(game: string, data: Data, teller: Teller, seated: Seated): Words {
  const { actor, targets } = seatsOf(data);
  const { reader } = teller;
  const said: Words = {};
  for (const [name, value] of Object.entries(data)) {
    if (seated.seat.includes(name)) said[name] = typeof value === "number" ? teller.name(value) : NOTHING;
    else if (typeof value === "number") said[name] = value;
    else if (typeof value === "boolean") said[name] = value ? "yes" : "no";
    else if (Array.isArray(value)) {
      said[name] = listOf(game, name, value, teller, seated);
      said[`${name}-count`] = value.filter((each) => each !== null).length;
    } else if (typeof value === "string" || value === null) {
      said[name] = value ?? NONE;
      said[`${name}-name`] = value === null ? NOTHING : called(game, name, value, teller);
    }
  }
  if (actor !== null) said["who"] = teller.name(actor);
  said["reader"] = reader === null ? "other" : reader === actor ? "who" : targets.includes(reader) ? "target" : "other";
  said["aim"] = targets.length === 0 ? NONE : targets[0] === actor ? "self" : "other";
  return said;
}

function listOf(game: string, name: string, values: readonly unknown[], teller: Teller, seated: Seated): string {
  if (seated.seats.includes(name)) return listed(values.map((seat) => teller.name(Number(seat))));
  const named = values.filter((value) => typeof value === "string");
  return named.length ? wordList(game, name, named, teller) : listed(values.filter((value) => typeof value === "number").map(digits));
}

/** The variables of a text about an event: its data's names say which numbers are seats. */
export const wordsOfEvent = (game: string, { data }: Pick<Event, "data">, teller: Teller): Words =>
  words(game, data, teller, TOLD);

/** An event in one line. */
export const tellEvent = (game: string, event: Event, teller: Teller): string =>
  t(`${game}-event-${event.kind}`, wordsOfEvent(game, event, teller));
