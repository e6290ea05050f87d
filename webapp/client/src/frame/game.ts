/** What a game's front end is: how it looks and moves. It never fetches, checks or knows a rule. */
import type { FunctionComponent } from "preact";

import type { Event, GameKey, Snapshots } from "../types";

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
  play(kind: string, picks: readonly string[]): void;
}

export interface GameModule<K extends GameKey> {
  readonly key: K;
  /** The table itself. */
  readonly Board: FunctionComponent<Scene<K>>;
  /** What the dock asks of the person whose answer is awaited. */
  readonly Prompt: FunctionComponent<Scene<K>>;
  /** What the dock adds while others are awaited. */
  readonly Meanwhile: FunctionComponent<Scene<K>>;
  /** Everything that was hidden, laid open after the game. */
  readonly Revealed: FunctionComponent<{ readonly outcome: Outcome<K>; readonly teller: Teller }>;
  /** What the rules drawer shows under a section, for those that need more than words. */
  readonly RulesArt: FunctionComponent<{ readonly section: string }>;
  readonly rules: readonly string[];
  /** Where the game stands, for the top line. */
  title(view: View<K>, teller: Teller): string;
  /** Whether an event is the first of a game: what was told before it belongs to another. */
  opens(event: Event): boolean;
  /** An event in one line. */
  tell(event: Event, teller: Teller): string;
  reason(outcome: Outcome<K>, scene: Scene<K>): string;
  /** The picture after an event, for what is shown until the next one. */
  advance(view: View<K>, event: Event): View<K>;
  /** The motion of an event, on the picture before it; resolves when the next may begin. */
  act(event: Event, stage: HTMLElement, view: View<K>, teller: Teller): Promise<void>;
}

/** Any game, where it does not matter which: its own snapshots are the only ones it ever sees. */
export type AnyGame = GameModule<GameKey>;
