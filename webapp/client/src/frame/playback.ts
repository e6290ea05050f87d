/** What is on the screen: the picture follows the story event by event, then is the snapshot's. */
import { signal } from "@preact/signals";

import type { Event, Snapshot } from "../types";
import type { AnyGame, Teller, View } from "./game";
import { isSkipping, resume, skip } from "./motion";
import { nameOf } from "./names";
import type { GameKey } from "../types";

type Picture = View<GameKey>;

/** The picture now, or null where no game has been dealt. */
export const picture = signal<Picture | null>(null);
/** Whether the picture is the whole truth: nothing is waiting to be shown. */
export const settled = signal(true);
/** What moves just now. */
export const moving = signal<Event | null>(null);
/** What was told last: words follow the motion, so that they do not give it away. */
export const telling = signal<Event | null>(null);
export const game = signal<AnyGame | null>(null);

let queue: { snapshot: Snapshot; events: readonly Event[] }[] = [];
let playing = false;

/** Show a snapshot; `events` (null: without any motion) lead to it. */
export function show(snapshot: Snapshot, events: readonly Event[] | null): void {
  const still = events === null || !picture.value || document.visibilityState === "hidden";
  if (still) {
    queue = [];
    if (playing) skip();
    telling.value = snapshot.events.at(-1) ?? telling.value;
    picture.value = snapshot.view;
    settled.value = true;
    return;
  }
  queue.push({ snapshot, events });
  settled.value = false;
  if (!playing) void playAll();
}

async function playAll(): Promise<void> {
  playing = true;
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const event of next.events) await playOne(event, next.snapshot);
    picture.value = next.snapshot.view;
  }
  playing = false;
  settled.value = true;
  resume();
}

async function playOne(event: Event, snapshot: Snapshot): Promise<void> {
  const module = game.value;
  const before = picture.value;
  if (!module || !before) return;
  moving.value = event;
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  const teller: Teller = { reader: snapshot.seat, name: (seat) => nameOf(snapshot, seat) };
  if (stage && !isSkipping()) await module.act(event, stage, before, teller);
  moving.value = null;
  telling.value = event;
  if (picture.value === before) picture.value = module.advance(before, event);
}

let hastened = false;

/** A touch while something moves: be there at once. */
export function hasten(): void {
  hastened = !settled.value;
  if (hastened) skip();
}

/** The click of such a touch means nothing more, whatever lies under it. */
export function swallow(click: MouseEvent): void {
  if (hastened) click.stopPropagation();
  hastened = false;
}

export function forget(): void {
  queue = [];
  skip();
  resume();
  picture.value = null;
  moving.value = telling.value = null;
  settled.value = true;
}
