/** Coup in motion: each event as one thing that is seen, heard and felt. */
import type { Event } from "../../types";
import { buzz, thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { stir } from "../../frame/acting";
import type { Teller } from "../../frame/game";
import { move, rest } from "../../frame/motion";
import { hidden } from "../../frame/secret";
import { reveal, sendCards, sendCoins, turnUp } from "./ghosts";
import type { Role } from "./roles";
import { type CoupView, doubtedIn, type Purse, transferOf } from "./story";

/** What a motion is given: the table's elements, and the picture before the event. */
interface Moment {
  readonly stage: HTMLElement;
  readonly layer: HTMLElement;
  readonly view: CoupView;
  readonly mine: number | null;
  readonly data: Event["data"];
}

/** Long enough to read what is told. */
const READ = 650;

const find = ({ stage }: Moment, selector: string) => stage.querySelector<HTMLElement>(selector);
const seatAt = (moment: Moment, seat: unknown) => find(moment, `.seat-body[data-seat="${String(seat)}"]`);

/** Where little is left of the middle, it stands for what lies there. */
function inMiddle(moment: Moment, selector: string): HTMLElement | null {
  const found = find(moment, selector);
  return found?.offsetParent ? found : find(moment, ".court");
}

const courtOf = (moment: Moment) => inMiddle(moment, ".deck");
const purseOf = (moment: Moment, purse: Purse) =>
  purse === "treasury" ? inMiddle(moment, ".hoard") : (find(moment, `[data-seat="${purse}"] .coins`) ?? seatAt(moment, purse));

/** A card of somebody's that lies face down; of mine, one that is this character. */
function cardOf(moment: Moment, seat: unknown, role?: unknown): HTMLElement | null {
  if (seat !== moment.mine) return find(moment, `[data-seat="${String(seat)}"] [data-back]`);
  const cards = [...moment.stage.querySelectorAll<HTMLElement>(".mine .own-card")];
  return cards[moment.view.hand.findIndex((each) => each === role)] ?? cards[0] ?? null;
}

/** What flies is not in its place meanwhile. */
async function without(card: HTMLElement, story: Promise<unknown>): Promise<void> {
  card.style.visibility = "hidden";
  await story.finally(() => (card.style.visibility = ""));
}

const shaken = (element: Element | null, by: number): Promise<void> =>
  move(element, [0, -by, by, -by / 2, by / 2, 0].map((x) => ({ opacity: 1, transform: `translateX(${x}px)` })), { duration: 360 });

async function pass(moment: Moment, from: Element | null, to: Element | null, count = 1): Promise<void> {
  play("card");
  if (from && to) await sendCards(moment.layer, from, to, count);
}

/** The court is mixed: the same motion whatever came to it. */
function mixCourt(moment: Moment): Promise<void> {
  play("shuffle");
  const turns = [0, -9, 8, -5, 0].map((degrees) => ({ opacity: 1, transform: `rotate(${degrees}deg)` }));
  return move(find(moment, ".deck"), turns, { duration: 380 });
}

type Motion = (moment: Moment) => Promise<unknown>;

const speaks: Motion = (moment) => {
  play("item");
  thud(moment.data["target"] === moment.mine ? "medium" : "soft");
  return stir(seatAt(moment, moment.data["seat"]));
};

const exposed: Motion = async (moment) => {
  await rest(60);
  play("thunder");
  buzz("error");
  await shaken(find(moment, `.said[data-from="${String(moment.data["seat"])}"]`), 6);
};

const MOTIONS: Record<string, Motion> = {
  announced: speaks,
  aimed: speaks,
  blocked: speaks,
  async doubted(moment) {
    play("knock");
    thud("medium");
    await stir(seatAt(moment, moment.data["seat"]));
  },
  caught: exposed,
  conceded: exposed,
  async proved(moment) {
    const { layer, stage, data, mine } = moment;
    const card = cardOf(moment, data["seat"], data["role"]);
    if (!card) return;
    const replaced = async () => {
      play("card");
      thud("medium");
      await reveal(layer, stage, card, data["role"] as Role, () => courtOf(moment), "");
      await mixCourt(moment);
      await pass(moment, courtOf(moment), card);
    };
    await without(card, replaced());
    if (data["seat"] === mine) buzz("success");
  },
  async drew(moment) {
    const { layer, view, mine, data } = moment;
    const card = cardOf(moment, mine, view.examined ?? doubtedIn(view)?.role);
    // Under the cover nothing may be seen.
    if (!card || hidden.value) return;
    play("card");
    await without(card, turnUp(layer, card, data["role"] as Role));
  },
  async lost(moment) {
    const { layer, stage, data, mine } = moment;
    const card = cardOf(moment, data["seat"], data["role"]);
    if (!card) return;
    play("card");
    thud(data["seat"] === mine ? "heavy" : "light");
    await without(card, reveal(layer, stage, card, data["role"] as Role, () => card, "rotate(-8deg)"));
  },
  async fell(moment) {
    const { data, mine } = moment;
    play("dusk");
    if (data["seat"] === mine) buzz("error");
    await move(seatAt(moment, data["seat"]), [{ opacity: 1 }, { opacity: 0.4 }], { duration: 420 });
  },
  async couped(moment) {
    await rest(60);
    play("thunder");
    thud("heavy");
    await shaken(seatAt(moment, moment.data["target"]), 7);
  },
  async struck(moment) {
    play("thunder");
    thud("heavy");
    await shaken(seatAt(moment, moment.data["target"]), 7);
  },
  async stopped() {
    play("knock");
    thud("rigid");
  },
  async exchanged(moment) {
    await pass(moment, seatAt(moment, moment.data["seat"]), courtOf(moment), Number(moment.data["count"]));
    await mixCourt(moment);
  },
  showed: (moment) => pass(moment, cardOf(moment, moment.data["seat"]), seatAt(moment, moment.data["target"])),
  returned: (moment) => pass(moment, seatAt(moment, moment.data["seat"]), seatAt(moment, moment.data["target"])),
  async discarded(moment) {
    await pass(moment, seatAt(moment, moment.data["seat"]), courtOf(moment));
    await mixCourt(moment);
    await pass(moment, courtOf(moment), seatAt(moment, moment.data["target"]));
  },
  async ended(moment) {
    play("chime");
    if (moment.data["winner"] === moment.mine) buzz("success");
    await stir(seatAt(moment, moment.data["winner"]));
  },
};

async function payment(moment: Moment, event: Event): Promise<void> {
  const transfer = transferOf(event, moment.view);
  const [from, to] = transfer ? [purseOf(moment, transfer.from), purseOf(moment, transfer.to)] : [];
  if (!transfer || !from || !to) return;
  play("coin");
  thud("light");
  await sendCoins(moment.layer, from, to, transfer.coins);
}

export async function act(event: Event, stage: HTMLElement, view: CoupView, { reader }: Teller): Promise<void> {
  const layer = stage.querySelector<HTMLElement>(".flights");
  if (!layer) return;
  const moment: Moment = { stage, layer, view, mine: reader, data: event.data };
  const usual: Motion = () => stir(seatAt(moment, event.data["seat"]));
  await Promise.all([(MOTIONS[event.kind] ?? usual)(moment), payment(moment, event), rest(READ)]);
}
