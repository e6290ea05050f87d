/** The Resistance in motion: votes turn over at once, mission cards are mixed and opened one by one. */
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Event } from "../../types";
import { buzz, thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { actUsually, stir } from "../../frame/acting";
import { rest } from "../../frame/motion";
import { arrive, drawn, mix, turnOver } from "../../frame/pieces";
import { advance, allIn, arrivals } from "./story";
import { type Card, openedCards, type Shown } from "./told";

/** What is drawn while an event is shown, ahead of the picture it began with. */
interface Ahead {
  readonly of: Shown;
  readonly view: Shown;
  /** A mission's cards in the middle, while they are opened. */
  readonly cards?: readonly Card[];
  /** Whether the vote that has just been closed fills the middle. */
  readonly tally?: boolean;
}

const ahead = signal<Ahead | null>(null);

/** What to draw for a picture: it, or what the event being shown has already made of it. */
export const drawnFor = (view: Shown): Omit<Ahead, "of"> => (ahead.value?.of === view ? ahead.value : { view });

const all = (stage: HTMLElement, selector: string) => [...stage.querySelectorAll(selector)];

async function show(of: Shown, view: Shown, more: Pick<Ahead, "cards" | "tally"> = {}): Promise<void> {
  ahead.value = { of, view, ...more };
  await drawn();
}

async function sendOut(event: Event, stage: HTMLElement, view: Shown): Promise<void> {
  const after = advance(view, event);
  void stir(stage.querySelector(`[data-seat="${after.leader}"]`));
  await rest(250);
  thud("light");
  await show(view, after);
  await rest(600);
}

/** All votes lie there, nobody's is known; then all turn at once, and are counted. */
async function openVotes(event: Event, stage: HTMLElement, view: Shown): Promise<void> {
  const after = advance(view, event);
  await show(view, allIn({ ...view, stage: "vote" }));
  await rest(450);
  play("card");
  thud("medium");
  await turnOver(() => all(stage, ".res-slip"), () => void show(view, after, { tally: true }));
  await rest(400);
  if (event.kind === "rejected") buzz("warning");
  await rest(800);
}

/** The last card lies there; all are mixed, and opened one after another in the order they are told; the last waits. */
async function openCards(event: Event, stage: HTMLElement, view: Shown): Promise<void> {
  const after = advance(view, event);
  const played = allIn(view);
  const mission = after.missions[view.mission - 1]!;
  const opened = openedCards(mission);
  let cards: readonly Card[] = opened.map(() => "back");
  await show(view, played, { cards });
  await rest(450);
  play("shuffle");
  await mix(all(stage, ".res-card"));
  for (const [place, card] of opened.entries()) {
    await rest(place === opened.length - 1 ? 320 : 90);
    play("card");
    thud(card === "sabotage" ? "heavy" : "light");
    cards = cards.map((lies, n) => (n === place ? card : lies));
    await turnOver(() => all(stage, ".res-card").slice(place, place + 1), () => void show(view, played, { cards }));
  }
  await rest(250);
  await show(view, after, { cards });
  await result(event.kind);
}

async function result(kind: string): Promise<void> {
  play(kind === "succeeded" ? "chime" : "thunder");
  buzz(kind === "succeeded" ? "success" : "error");
  await rest(900);
}

async function lose(event: Event, view: Shown): Promise<void> {
  await show(view, advance(view, event));
  await result(event.kind);
}

export async function act(event: Event, stage: HTMLElement, view: Shown): Promise<void> {
  switch (event.kind) {
    case "proposed":
    case "assigned":
      return sendOut(event, stage, view);
    case "approved":
    case "rejected":
      return openVotes(event, stage, view);
    case "succeeded":
    case "failed":
      return openCards(event, stage, view);
    case "forfeited":
      return lose(event, view);
    case "began":
    case "ended":
      play(event.kind === "began" ? "dusk" : "dawn");
      return rest(700);
    default:
      return actUsually(event, stage);
  }
}

/** Whatever has come to the table since the last picture comes there visibly. */
export function useArrivals(table: RefObject<HTMLElement | null>, view: Shown): void {
  const last = useRef(view);
  useLayoutEffect(() => {
    const come = arrivals(last.current, view);
    last.current = view;
    const find = (selector: string | null) => (selector === null ? null : (table.current?.querySelector(selector) ?? null));
    come.forEach(({ piece, from }, n) => void arrive(find(piece), find(from), { delay: 90 * n }));
    const sound = come.find((each) => each.sound)?.sound;
    if (sound) play(sound);
  }, [view]);
}
