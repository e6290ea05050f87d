/** Resistance Mini in motion. What is hidden moves in the same way for the same time, whatever it is. */
import type { Event } from "../../types";
import { buzz, thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { actUsually, stir } from "../../frame/acting";
import type { Teller } from "../../frame/game";
import { move, rest } from "../../frame/motion";
import { mix, turnOver, way } from "../../frame/pieces";
import { opening, turning } from "./ahead";
import { holdUp, send } from "./flying";
import { deckOf, faceAt, find, handOf, type Moment, pileOf, seatOf, signOf } from "./moment";
import { open } from "./outcome";
import { underTable } from "./paths";
import type { Card, Character, Shown } from "./told";

/** Long enough to read what is told. */
const READ = 650;
const UNDER = 1000;

async function pass(moment: Moment, from: Element | null, to: Element | null, count = 1): Promise<void> {
  play("card");
  thud("light");
  await send(moment.layer, from, to, count);
}

const shaken = (element: Element | null): Promise<void> =>
  move(element, [0, -6, 6, -3, 3, 0].map((x) => ({ opacity: 1, transform: `translateX(${x}px)` })), { duration: 360 });

/** Characters are turned over together; `faces` are what lies there then. */
async function turn(moment: Moment, places: readonly string[], faces: readonly (Character | null)[]): Promise<void> {
  play("card");
  thud("medium");
  const lie = () => places.flatMap((place) => faceAt(moment, place) ?? []);
  await turnOver(lie, () => (turning.value = { ...turning.value, ...Object.fromEntries(places.map((place, n) => [place, faces[n]!])) }));
}

/** Two are lifted, go under the table, are mixed there and come back. Whether they were exchanged nobody sees. */
async function swap(moment: Moment): Promise<void> {
  const places = moment.data["places"] as readonly string[];
  const up = places.filter((place) => {
    const [seat, position] = place.split(".").map(Number);
    return moment.view.characters[seat!]?.[position!];
  });
  if (up.length > 0) await turn(moment, up, up.map(() => null));
  const cards = places.flatMap((place) => faceAt(moment, place) ?? []);
  const middle = find(moment, ".mini-middle")?.getBoundingClientRect();
  if (!middle) return;
  play("shuffle");
  thud("soft");
  const each = (card: Element, n: number) => move(card, underTable(way(card.getBoundingClientRect(), middle), n === 0 ? 1 : -1), { duration: UNDER, easing: "linear" });
  await Promise.all(cards.map(each));
}

/** Everybody gives his cards; they are one pile then. */
async function setOut(moment: Moment): Promise<void> {
  play("shuffle");
  thud("medium");
  const { view } = moment;
  const given = view.hands.map((count, seat) => (count ? send(moment.layer, handOf(moment, seat), find(moment, ".mini-middle"), count) : null));
  await Promise.all(given);
}

type Motion = (moment: Moment) => Promise<unknown>;

const speaks: Motion = (moment) => {
  play("item");
  thud("soft");
  return stir(seatOf(moment, moment.data["seat"]));
};
const knocks: Motion = (moment) => {
  play("knock");
  thud("light");
  return stir(seatOf(moment, moment.data["seat"]));
};

const MOTIONS: { readonly [kind: string]: Motion } = {
  began: () => {
    play("dusk");
    return rest(700);
  },
  arranged(moment) {
    play("shuffle");
    return mix([0, 1, 2].flatMap((position) => faceAt(moment, `${String(moment.data["seat"])}.${position}`) ?? []));
  },
  asked: speaks,
  agreed: knocks,
  async refused(moment) {
    play("knock");
    thud("rigid");
    await shaken(seatOf(moment, moment.data["seat"]));
  },
  swapped: swap,
  async changed(moment) {
    const { layer, data } = moment;
    const [stock, sign] = [find(moment, ".tokens .mini-token"), signOf(moment, data["seat"])];
    play("coin");
    thud("light");
    await (data["token"] ? send(layer, stock, sign, 1, false) : send(layer, sign, stock, 1, false));
  },
  took: (moment) => pass(moment, deckOf(moment), handOf(moment, moment.data["seat"])),
  discarded: (moment) => pass(moment, handOf(moment, moment.data["seat"]), deckOf(moment)),
  claimed: speaks,
  async believed() {
    play("item");
    await rest(500);
  },
  checked: knocks,
  async unmasked(moment) {
    const place = String(moment.data["place"]);
    await turn(moment, [place], [moment.data["character"] as Character]);
    await rest(900);
    await turn(moment, [place], [null]);
  },
  async showed(moment) {
    play("card");
    thud("medium");
    await holdUp(moment.layer, handOf(moment, moment.data["seat"]), moment.data["result"] as Card);
  },
  async proved() {
    play("chime");
    buzz("success");
    await rest(700);
  },
  async caught(moment) {
    play("thunder");
    buzz("error");
    await shaken(find(moment, ".claimed"));
  },
  turned: (moment) => turn(moment, moment.data["places"] as string[], moment.data["characters"] as Character[]),
  async replaced(moment) {
    const hand = handOf(moment, moment.data["seat"]);
    await pass(moment, hand, deckOf(moment));
    await pass(moment, deckOf(moment), hand);
  },
  peeked: (moment) => pass(moment, deckOf(moment), handOf(moment, moment.data["seat"]), Number(moment.data["count"])),
  buried: (moment) => pass(moment, handOf(moment, moment.data["seat"]), deckOf(moment), Number(moment.data["count"])),
  robbed: (moment) => pass(moment, handOf(moment, moment.data["target"]), handOf(moment, moment.data["seat"])),
  gave: (moment) => pass(moment, handOf(moment, moment.data["seat"]), handOf(moment, moment.data["target"])),
  "set-out": setOut,
  passed: knocks,
  async dropped(moment) {
    await pass(moment, pileOf(moment), deckOf(moment));
    if (moment.data["drew"]) await pass(moment, deckOf(moment), pileOf(moment));
  },
  handed: (moment) => pass(moment, pileOf(moment), find(moment, `[data-member="${String(moment.data["target"])}"] .sign`), moment.view.mission?.count ?? 1),
  finished: open,
  async ended(moment) {
    play("dawn");
    if (moment.reader !== null && (moment.data["winners"] as number[]).includes(moment.reader)) buzz("success");
    await rest(700);
  },
};

export async function act(event: Event, stage: HTMLElement, view: Shown, { reader }: Teller): Promise<void> {
  const layer = stage.querySelector(".mini-flights");
  const motion = MOTIONS[event.kind];
  if (!layer || !motion) return actUsually(event, stage);
  const moment: Moment = { stage, layer, view, reader, data: event.data };
  await Promise.all([motion(moment), rest(READ)]).finally(() => {
    // Before anything is painted there is the picture after the event: it says the same, or has forgotten it.
    turning.value = {};
    opening.value = null;
  });
}
