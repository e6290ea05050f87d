/** What a motion of Resistance Mini is given, and where on the table it finds things. */
import type { Event } from "../../types";
import type { Shown } from "./told";

/** What a motion is given: the table's elements, and the picture before the event. */
export interface Moment {
  readonly stage: HTMLElement;
  readonly layer: Element;
  readonly view: Shown;
  readonly reader: number | null;
  readonly data: Event["data"];
}

export const find = ({ stage }: Moment, selector: string) => stage.querySelector(selector);
export const seatOf = (moment: Moment, seat: unknown) => find(moment, `.seat-body[data-seat="${String(seat)}"]`);
export const signOf = (moment: Moment, seat: unknown) => find(moment, `[data-seat="${String(seat)}"] .seat-sign`);
export const faceAt = (moment: Moment, place: string) => find(moment, `.character[data-place="${place}"] .character-face`);
export const deckOf = (moment: Moment) => find(moment, ".mini-deck .mission-face");
export const pileOf = (moment: Moment) => find(moment, ".errand-pile") ?? find(moment, ".mini-middle");
export const handOf = (moment: Moment, seat: unknown) => (seat === moment.reader ? find(moment, ".own-table .secret") : signOf(moment, seat));
