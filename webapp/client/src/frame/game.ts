/**
 * What a game's front end is: how it looks and moves. It never fetches, checks or knows a rule.
 * GAMES.md, beside src, says how one is written.
 */
import type { FunctionComponent } from "preact";

import type { Event, GameKey, Snapshots } from "../types";
import { says, t } from "../app/texts";
import { actUsually } from "./acting";
import { Offers } from "./offers";
import type { Manners, Picks } from "./picking";
import { listed, tellEvent, wordsOf } from "./telling";

export type View<K extends GameKey> = NonNullable<Snapshots[K]["view"]>;
export type Outcome<K extends GameKey> = NonNullable<Snapshots[K]["outcome"]>;

/** Who is told, and what people are called. */
export interface Teller {
  /** The seat that reads, or null for a watcher. */
  readonly reader: number | null;
  name(seat: number): string;
}

/** Everything a game's components are given. */
export interface Scene<K extends GameKey> extends Teller {
  readonly snapshot: Snapshots[K];
  /** The picture now; while motion plays it lags behind the snapshot. */
  readonly view: View<K>;
  /** Whether this person may touch something now. */
  readonly free: boolean;
  /** What can be touched on the table: people, by their seat, and places or cards. */
  readonly seats: Picks;
  readonly places: Picks;
  play(kind: string, picks: readonly string[]): void;
}

/** Words that the rules drawer explains: `<key>-<field>-<word>` and `<key>-about-<word>`. */
export interface Legend {
  readonly field: string;
  readonly words: readonly string[];
  /** The view's field that names those of this game, where it is not played with all of them. */
  readonly among?: string;
  /** The view's field that names one's own: they come first. */
  readonly own?: string;
}

export interface GameModule<K extends GameKey> {
  readonly key: K;
  /** The table itself. */
  readonly Board: FunctionComponent<Scene<K>>;
  /** Everything that was hidden, laid open after the game. */
  readonly Revealed: FunctionComponent<{ readonly outcome: Outcome<K>; readonly scene: Scene<K> }>;
  /** The sections of the rules: `<key>-rules-<section>-title` and `<key>-rules-<section>`. */
  readonly rules: readonly string[];

  /** What the dock asks of the person whose answer is awaited. Usually the offers. */
  readonly Prompt: FunctionComponent<Scene<K>>;
  /** What the dock adds while others are awaited. Usually nothing. */
  readonly Meanwhile: FunctionComponent<Scene<K>>;
  /** How offers are answered that are not answered as usual, by their kind. */
  readonly manners: Manners;
  /** What there is to look up while playing. */
  readonly legend: readonly Legend[];
  /** Where whoever is new is shown round: elements marked `data-guide`, in this order. */
  readonly guide: readonly string[];
  /** The picture beside a word of the legend. */
  readonly LegendArt: FunctionComponent<{ readonly field: string; readonly word: string }>;
  /** What the rules drawer shows under a section, for those that need more than words. */
  readonly RulesArt: FunctionComponent<{ readonly section: string }>;
  /** Kinds of events with which a chapter of the story begins. */
  readonly chapters: readonly string[];
  /** Whether the dock covers the table's edge instead of making the table smaller. */
  readonly pinned: boolean;
  /** Where the game stands, for the top line. Usually `<key>-title`, with the words of the view. */
  title(view: View<K>, teller: Teller): string;
  /** An event in one line. Usually `<key>-event-<kind>`. */
  tell(event: Event, teller: Teller): string;
  /** Why it ended so. Usually `<key>-reason-<reason>`, with $who, $names, $count, $reader, $alone. */
  reason(outcome: Outcome<K>, scene: Scene<K>): string;
  /** The picture after an event, for what is shown until the next one. Usually as it was. */
  advance(view: View<K>, event: Event): View<K>;
  /** The motion of an event, on the picture before it; resolves when the next may begin. */
  act(event: Event, stage: HTMLElement, view: View<K>, teller: Teller): Promise<void>;
}

/** What a game has to write; the rest may be left as usual. */
export type Own<K extends GameKey> = Pick<GameModule<K>, "key" | "Board" | "Revealed" | "rules"> & Partial<GameModule<K>>;

/** Any game, where it does not matter which: its own snapshots are the only ones it ever sees. */
export type AnyGame = GameModule<GameKey>;

const Nothing = () => null;
const GUIDE = ["middle", "seats", "secret", "dock", "clock", "story"];

/** A game's front end: its own, and what is usual for the rest. */
export function game<K extends GameKey>(own: Own<K>): AnyGame {
  const { key } = own;
  const usual: Partial<AnyGame> = {
    Prompt: Offers,
    Meanwhile: Nothing,
    manners: {},
    legend: [],
    guide: GUIDE,
    LegendArt: Nothing,
    RulesArt: Nothing,
    chapters: ["began"],
    pinned: false,
    title: (view, teller) => t(says(`${key}-title`) ? `${key}-title` : `game-${key}`, wordsOf(key, { ...view }, teller)),
    tell: (event, teller) => tellEvent(key, event, teller),
    reason: ({ winners, reason }, scene) =>
      t(`${key}-reason-${reason}`, {
        who: winners.length ? scene.name(winners[0]!) : "",
        names: listed(winners.map(scene.name)),
        count: winners.length,
        alone: scene.snapshot.people.some(({ house }) => house) ? "yes" : "no",
        reader: scene.reader !== null && winners.includes(scene.reader) ? "who" : "other",
      }),
    advance: (view) => view,
    act: actUsually,
  };
  return { ...usual, ...own } as unknown as AnyGame;
}
