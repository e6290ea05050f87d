/**
 * What is written on a button that plays something, and the question above it: the same words as
 * in the chat (`bot/choosing.py`, `bot/story.py`).
 */
import type { GameKey, Offer } from "../types";
import { says, t, type Words } from "../app/texts";
import type { Scene } from "./game";
import { hidden } from "./secret";
import { listed, positionName, wordName, wordsOf } from "./telling";

const MISSING = "…";
const NONE = "none";
const TOGETHER = " + ";

type Any = Scene<GameKey>;
type Fields = { readonly [field: string]: unknown };

/** The seat a pick names, or in whose cards it lies. */
function seatOf(scene: Any, offer: Offer, pick: string): number | null {
  const [seat, place] = pick.split(".");
  if (!/^\d+$/.test(seat!) || Number(seat) >= scene.snapshot.people.length) return null;
  return offer.of && place === undefined ? null : Number(seat);
}

/**
 * The word that lies where a pick points, if its reader sees one there, and in which field. Where
 * several fields are named, the places of one follow those of the one before.
 */
function entryOf(scene: Any, offer: Offer, pick: string): readonly [field: string, word: string] | null {
  const [place = 0, owner = scene.reader ?? -1] = pick.split(".").map(Number).reverse();
  let past = place;
  for (const field of offer.of.split(" ")) {
    const list = (scene.view as unknown as Fields)[field];
    if (!Array.isArray(list)) return null;
    const row: unknown = list.some(Array.isArray) || pick.includes(".") ? list[owner] : list;
    if (!Array.isArray(row)) return null;
    const word: unknown = row[past];
    if (past < row.length) return typeof word === "string" ? [field, word] : null;
    past -= row.length;
  }
  return null;
}

/** What a pick is called: a person, a card by what it is or by where it lies, or a word. */
export function thingOf(scene: Any, offer: Offer, pick: string, several = false): string {
  const { game } = scene.snapshot;
  const seat = seatOf(scene, offer, pick);
  const place = pick.split(".").at(-1)!;
  if (!/^\d+$/.test(place) || !(offer.of || pick.includes("."))) {
    return seat === null ? wordName(game, offer.kind, pick) : scene.name(seat);
  }
  // Covered, a card of one's own is called by where it lies: the dock is seen by whoever sits beside.
  const entry = hidden.value && !pick.includes(".") ? null : entryOf(scene, offer, pick);
  const thing = entry && wordName(game, ...entry);
  const where = positionName(game, Number(place));
  if (seat === null) return thing ?? where;
  const there = thing ? `${where} (${thing})` : where;
  return several ? `${scene.name(seat)}: ${there}` : there;
}

/** What these picks of an offer are, and how the table plays, as variables. As long as none is chosen they are an ellipsis. */
function picked(scene: Any, offer: Offer, picks: readonly string[]): Words {
  const seats = [...new Set(picks.map((pick) => seatOf(scene, offer, pick)))].filter((seat) => seat !== null);
  const between = offer.ordered ? t("and") : TOGETHER;
  const missing = offer.most > 0 && picks.length === 0 ? MISSING : "";
  const all = (names: readonly string[]) => (names.length ? listed(names, between) : missing);
  const names = all(seats.map(scene.name));
  const options = Object.entries(scene.snapshot.options).filter((each): each is [string, string] => typeof each[1] === "string");
  return {
    ...Object.fromEntries(options),
    pick: picks.join("_") || NONE,
    count: picks.length,
    name: names,
    names,
    aim: seats.length === 0 ? NONE : seats.every((seat) => seat === scene.reader) ? "self" : "other",
    thing: all(picks.map((pick) => thingOf(scene, offer, pick, picks.length > 1))),
  };
}

/** The words of the button that plays these picks. */
export const label = (scene: Any, offer: Offer, picks: readonly string[]): string =>
  t(`${scene.snapshot.game}-play-${offer.kind}`, picked(scene, offer, picks));

/** What an offer does, what it costs, what others may do then; null where the game has no words for it. */
export function hint(scene: Any, offer: Offer, picks: readonly string[]): string | null {
  const { game } = scene.snapshot;
  const key = `${game}-hint-${offer.kind}`;
  return says(key) ? t(key, { ...wordsOf(game, scene.view, scene), ...picked(scene, offer, picks) }) : null;
}

/** Why this pick, though it is shown, cannot be taken; null where it can, or nothing is said about it. */
export function bar(scene: Any, pick: string, kind: string | null = null): string | null {
  const { game, offers } = scene.snapshot;
  const offer = offers.find((each) => each.barred.includes(pick) && (kind === null || each.kind === kind));
  const key = offer && `${game}-barred-${offer.kind}`;
  return key && says(key) ? t(key) : null;
}

function firstSaid(scene: Any, keys: readonly string[]): string | null {
  const key = keys.map((each) => `${scene.snapshot.game}-${each}`).find(says);
  const said = key && t(key, wordsOf(scene.snapshot.game, scene.view, scene));
  return said?.replace(/[\s\u2066-\u2069]/g, "") ? said : null;
}

const stageOf = (scene: Any): string => String((scene.view as unknown as Fields)["stage"] ?? "");

/** The question: of the offer that was begun or is the only one, else of the stage. */
export function question(scene: Any, begun: Offer | null): string {
  const kinds = scene.snapshot.offers.map(({ kind }) => kind);
  const stage = stageOf(scene);
  const order = begun ? [begun.kind, stage] : kinds.length === 1 ? [...kinds, stage] : [stage, ...kinds];
  return firstSaid(scene, order.map((each) => `ask-${each}`)) ?? t("app-turn-mine");
}

/** What it means to say nothing, if the game has a word for it; a game without stages is always at a turn. */
export function silence(scene: Any): string | null {
  return firstSaid(scene, [`silence-${stageOf(scene) || "turn"}`]);
}
