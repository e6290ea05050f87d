/** What the person has touched so far of what is on offer: the answer in the making. */
import { signal } from "@preact/signals";

import type { Offer } from "../types";

export interface Picking {
  /** The offer's kind; empty while something is touched that several offers could mean. */
  readonly kind: string;
  readonly picks: readonly string[];
}

/** Where a pick is touched: on a person, on a place or card of the table, or as a word in the dock. */
export type Where = "seats" | "places" | "dock";

/** How offers of one kind are answered, where it isn't as usual. */
export interface Manner {
  /** Where its picks are, if not as `whereIs` says: words on the table, or anything in the dock. */
  readonly on?: "places" | "dock";
  /** A touch on the table is the whole answer: for what can be changed again. */
  readonly now?: boolean;
  /** Asked once more: for what cannot be undone and is easily touched. */
  readonly sure?: boolean;
  /** Which word of the table was touched is one's own secret: covered, nothing tells it. */
  readonly secret?: boolean;
}
export type Manners = { readonly [kind: string]: Manner };

/** What a board asks about its places (or the seats about people), and tells when one is touched. */
export interface Picks {
  /** Choose it, or choose it no longer. */
  toggle(pick: string): void;
  /** Whether a touch on it means something now. */
  isOffered(pick: string): boolean;
  isChosen(pick: string): boolean;
  /** Whether it is on offer and yet cannot be taken: it is drawn disabled. */
  isBarred(pick: string): boolean;
  /** As which it was chosen, 1 for the first; 0 if it isn't, or the order means nothing. */
  order(pick: string): number;
}

export const picking = signal<Picking | null>(null);

/** Begin an answer of this kind, or take up another one. */
export function pick(kind: string, ...picks: string[]): void {
  picking.value = { kind, picks };
}

export function unpick(): void {
  picking.value = null;
}

/** Entries of a field of the view are places, other numbers are people, and the rest are words. */
export function whereIs(pick: string, offer: Offer, manners: Manners): Where {
  const on = manners[offer.kind]?.on;
  if (on) return on;
  if (offer.of || /^\d+\.\d+$/.test(pick)) return "places";
  return /^\d+$/.test(pick) ? "seats" : "dock";
}

/** Whether an offer is answered by touching something, and not by one button. */
export const isTouched = (offer: Offer, manners: Manners): boolean =>
  offer.most > 0 && offer.among.some((each) => whereIs(each, offer, manners) !== "dock");

/** The offer that is being answered: the one begun, or the only one that waits for a touch. */
export function answering(offers: readonly Offer[], manners: Manners, now: Picking | null): Offer | null {
  if (now?.kind) return offers.find(({ kind }) => kind === now.kind) ?? null;
  const [only, another] = offers.filter((offer) => isTouched(offer, manners));
  return only && !another ? only : null;
}

export const allows = (offer: Offer, pick: string): boolean =>
  offer.most > 0 && offer.among.includes(pick) && !offer.barred.includes(pick);

/** What is chosen, as far as it may be read by whoever sits beside. */
export const readable = (picks: readonly string[], manner: Manner | undefined, covered: boolean): readonly string[] =>
  covered && manner?.secret ? [] : picks;

/** Whether what is asked for lies where only its reader sees it: entries of a field of one's own. */
export const asksOwn = (offers: readonly Offer[]): boolean =>
  offers.some(({ of, among }) => of !== "" && among.some((pick) => !pick.includes(".")));

/** What is chosen after a touch, or the move that the touch is; null if it changes nothing. */
export function touched(
  offers: readonly Offer[],
  manners: Manners,
  now: Picking | null,
  pick: string,
  where: Where,
): Picking | { readonly play: Picking } | null {
  const meant = answering(offers, manners, now);
  if (!meant) {
    if (now?.picks.includes(pick)) return { kind: "", picks: [] };
    const able = offers.filter((offer) => allows(offer, pick) && whereIs(pick, offer, manners) === where);
    const [only] = able;
    if (!only) return null;
    return able.length === 1 ? begun(only, manners, pick) : { kind: "", picks: [pick] };
  }
  if (!allows(meant, pick)) return null;
  const chosen = now?.picks ?? [];
  if (chosen.includes(pick)) return { kind: meant.kind, picks: chosen.filter((each) => each !== pick) };
  if (meant.most === 1) return begun(meant, manners, pick);
  return chosen.length < meant.most ? { kind: meant.kind, picks: [...chosen, pick] } : null;
}

function begun(offer: Offer, manners: Manners, pick: string): Picking | { readonly play: Picking } {
  const answer = { kind: offer.kind, picks: [pick] };
  return manners[offer.kind]?.now && offer.least <= 1 ? { play: answer } : answer;
}

interface Asked {
  readonly offers: readonly Offer[];
  readonly manners: Manners;
  readonly free: boolean;
  /** Whether secrets are covered: who is barred may be one (a fellow maf, say), so nobody looks it then. */
  readonly covered: boolean;
  play(kind: string, picks: readonly string[]): void;
}

/** What can be touched at one kind of things on the table. */
export function picksOn(where: Where, { offers, manners, free, covered, play }: Asked): Picks {
  const now = picking.value;
  const meant = answering(offers, manners, now);
  const among = (meant ? [meant] : offers).filter((offer) => offer.most > 0);
  const here = (pick: string) =>
    among.filter((offer) => offer.among.includes(pick) && whereIs(pick, offer, manners) === where);
  const mayTake = (pick: string) => free && here(pick).some((offer) => allows(offer, pick));
  const isOffered = (pick: string) => (covered ? free && here(pick).length > 0 : mayTake(pick));
  const isChosen = (pick: string) =>
    !!now && here(pick).some(({ kind }) => readable(now.picks, manners[kind], covered).includes(pick));
  return {
    isOffered,
    isChosen,
    isBarred: (pick) => free && here(pick).length > 0 && !isOffered(pick),
    order: (pick) => (meant?.ordered && isChosen(pick) ? now!.picks.indexOf(pick) + 1 : 0),
    toggle(pick) {
      if (!mayTake(pick)) return;
      const next = touched(offers, manners, now, pick, where);
      if (!next) return;
      if ("play" in next) {
        unpick();
        play(next.play.kind, next.play.picks);
      } else picking.value = next.picks.length ? next : null;
    },
  };
}
