/** What is on the screen: the picture follows the story event by event, then is the snapshot's. */
import { signal } from "@preact/signals";

import type { Event, GameKey, Snapshot } from "../types";
import type { AnyGame, Teller, View } from "./game";
import { hurry, isSkipping, resume, skip } from "./motion";
import { nameOf } from "./names";

type Picture = View<GameKey>;

/** The picture now, or null where no game has been dealt. */
export const picture = signal<Picture | null>(null);
/** Whose answers the picture waits for: whom the snapshot waits for would give away what is still to be shown. */
export const waited = signal<readonly number[]>([]);
/** Whether the picture is the whole truth: nothing is waiting to be shown. */
export const settled = signal(true);
/** What moves just now. */
export const moving = signal<Event | null>(null);
/** What was told last: words follow the motion, so that they do not give it away. */
export const telling = signal<Event | null>(null);
export const game = signal<AnyGame | null>(null);

let queue: { snapshot: Snapshot; events: readonly Event[] }[] = [];
/** Who plays now: a newer number leaves an older run nothing to show. */
let run = 0;
let playing = false;
let before: Promise<void> = Promise.resolve();

/** Show a snapshot; `events` (null: without any motion) lead to it. */
export function show(snapshot: Snapshot, events: readonly Event[] | null): void {
  if (events === null || !picture.value || document.visibilityState === "hidden") {
    stop();
    telling.value = snapshot.events.at(-1) ?? telling.value;
    draw(snapshot);
    return;
  }
  queue.push({ snapshot, events });
  settled.value = false;
  if (playing) return;
  playing = true;
  const mine = run;
  before = before.then(() => playAll(mine));
}

function draw({ view, waiting }: Snapshot): void {
  picture.value = view;
  waited.value = waiting;
}

/** Drop what has not been shown. */
function stop(): void {
  queue = [];
  run++;
  if (playing) skip();
  playing = false;
  moving.value = null;
  settled.value = true;
}

/** How many are told to all: whatever somebody hears alone makes nothing on his phone faster. */
const common = (events: readonly Event[]): number => events.filter(({ to }) => to === null).length;

async function playAll(mine: number): Promise<void> {
  while (mine === run && queue.length > 0) {
    const { snapshot, events } = queue.shift()!;
    for (const [told, event] of events.entries()) {
      if (mine !== run) break;
      hurry(queue.reduce((sum, later) => sum + common(later.events), common(events.slice(told))));
      // What breaks is not seen; the snapshot is, and the next question can be answered.
      await playOne(event, snapshot, mine).catch(console.error);
    }
    if (mine === run) draw(snapshot);
  }
  resume();
  if (mine !== run) return;
  playing = false;
  settled.value = true;
}

async function playOne(event: Event, snapshot: Snapshot, mine: number): Promise<void> {
  const module = game.value;
  const shown = picture.value;
  if (!module || !shown) return;
  moving.value = event;
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  const teller: Teller = { reader: snapshot.seat, name: (seat) => nameOf(snapshot, seat) };
  try {
    if (stage && !isSkipping()) await module.act(event, stage, shown, teller);
  } finally {
    if (mine === run) [moving.value, telling.value] = [null, event];
  }
  if (mine === run) picture.value = module.advance(shown, event);
}

let hastened = false;

/** A touch while something moves: be there at once. */
export function hasten(): void {
  hastened = !settled.value;
  if (hastened) skip();
}

/** The click of such a touch means nothing more, whatever lies under it; a key's (it has no detail) does. */
export function swallow(click: MouseEvent): void {
  if (hastened && click.detail > 0) click.stopPropagation();
  hastened = false;
}

export function forget(): void {
  stop();
  picture.value = null;
  waited.value = [];
  moving.value = telling.value = null;
}
