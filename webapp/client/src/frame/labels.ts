/**
 * What is written on a button that plays something, and the question above it: the same words as
 * in the chat (`bot/choosing.py`, `bot/story.py`).
 */
import type { GameKey, Offer } from "../types";
import { digits, says, t } from "../app/texts";
import type { Scene } from "./game";
import { listed, wordName, wordsOf } from "./telling";

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

/** The word that lies where a pick points, if its reader sees one there. */
function entryOf(scene: Any, offer: Offer, pick: string): string | null {
  const list = (scene.view as unknown as Fields)[offer.of];
  if (!Array.isArray(list)) return null;
  const places = pick.split(".").map(Number);
  const own = list[scene.reader ?? -1] as unknown;
  const way = places.length === 1 && Array.isArray(own) ? [scene.reader!, ...places] : places;
  const found = way.reduce<unknown>((row, place) => (Array.isArray(row) ? row[place] : undefined), list);
  return typeof found === "string" ? found : null;
}

/** What a pick is called: a person, a card by what it is or by where it lies, or a word. */
export function thingOf(scene: Any, offer: Offer, pick: string, several = false): string {
  const { game } = scene.snapshot;
  const seat = seatOf(scene, offer, pick);
  const entry = entryOf(scene, offer, pick);
  let thing: string;
  if (entry) thing = wordName(game, offer.of, entry);
  else if (offer.of || pick.includes(".")) thing = positionOf(game, pick.split(".").at(-1)!);
  else return seat === null ? wordName(game, offer.kind, pick) : scene.name(seat);
  return seat !== null && several ? `${scene.name(seat)}: ${thing}` : thing;
}

function positionOf(game: string, place: string): string {
  const key = `${game}-position-${place}`;
  return says(key) || !/^\d+$/.test(place) ? t(key) : digits(Number(place) + 1);
}

/** The words of the button that plays these picks. As long as none is chosen they are an ellipsis. */
export function label(scene: Any, offer: Offer, picks: readonly string[]): string {
  const seats = [...new Set(picks.map((pick) => seatOf(scene, offer, pick)))].filter((seat) => seat !== null);
  const between = offer.ordered ? t("and") : TOGETHER;
  const missing = offer.most > 0 && picks.length === 0 ? MISSING : "";
  const all = (names: readonly string[]) => (names.length ? listed(names, between) : missing);
  const names = all(seats.map(scene.name));
  return t(`${scene.snapshot.game}-play-${offer.kind}`, {
    pick: picks.join("_") || NONE,
    count: picks.length,
    name: names,
    names,
    aim: seats.length === 0 ? NONE : seats.every((seat) => seat === scene.reader) ? "self" : "other",
    thing: all(picks.map((pick) => thingOf(scene, offer, pick, picks.length > 1))),
  });
}

function firstSaid(scene: Any, keys: readonly string[]): string | null {
  const key = keys.map((each) => `${scene.snapshot.game}-${each}`).find(says);
  return key ? t(key, wordsOf(scene.snapshot.game, scene.view, scene)) : null;
}

const stageOf = (scene: Any): string => String((scene.view as unknown as Fields)["stage"] ?? "");

/** The question: of the offer that was begun or is the only one, else of the stage. */
export function question(scene: Any, begun: Offer | null): string {
  const kinds = scene.snapshot.offers.map(({ kind }) => kind);
  const stage = stageOf(scene);
  const order = begun ? [begun.kind, stage] : kinds.length === 1 ? [...kinds, stage] : [stage, ...kinds];
  return firstSaid(scene, order.map((each) => `ask-${each}`)) ?? t("app-turn-mine");
}

/** What it means to say nothing, if the game has a word for it. */
export function silence(scene: Any): string | null {
  return firstSaid(scene, [`silence-${stageOf(scene)}`]);
}
