/** The Duel in motion: each event as one thing that is seen, heard and felt. */
import { buzz, thud } from "../../app/haptics";
import { play } from "../../app/sound";
import type { Teller } from "../../frame/game";
import { type Frame, move, rest } from "../../frame/motion";
import { hidden } from "../../frame/secret";
import type { Event } from "../../types";
import { find } from "./flying";
import { dealItems, stealItem, useItem } from "./gestures";
import { loadShells } from "./loading";
import { lamps, lineOf, type Moment, pump, shaken } from "./moment";
import { shoot } from "./shooting";
import type { DuelView, Item } from "./story";

type Motion = (moment: Moment) => Promise<unknown>;

/** A word written large over the table. */
async function plate({ stage }: Moment): Promise<void> {
  await rest(40);
  const shown: Frame[] = [
    { opacity: 0, transform: "scale(.92)" },
    { opacity: 1, transform: "none", offset: 0.18 },
    { opacity: 1, transform: "none", offset: 0.85 },
    { opacity: 0, transform: "scale(1.02)" },
  ];
  await move(find(stage, ".plate"), shown, { duration: 1500 });
}

/** What only I was told: my own frame stirs, the same whatever it says, and not at all while it is covered. */
async function told({ stage }: Moment): Promise<void> {
  if (!hidden.value) void move(find(stage, ".secret"), [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: 480 });
  await rest(500);
}

const MOTIONS: Record<string, Motion> = {
  shot: shoot,
  began: plate,
  loaded: loadShells,
  async won(moment) {
    play("chime");
    buzz(moment.data["seat"] === moment.mine ? "success" : "warning");
    await plate(moment);
  },
  ended: plate,
  dealt: ({ stage, view, data }) => {
    const seat = Number(data["seat"]);
    return dealItems(stage, seat, view.pockets[seat]!.length, data["items"] as Item[]);
  },
  used: ({ stage, data }) => useItem(stage, Number(data["seat"]), Number(data["seat"]), data["item"] as Item),
  stole: ({ stage, data }) => stealItem(stage, Number(data["seat"]), data["item"] as Item),
  async ejected({ stage, data }) {
    thud("light");
    await pump(stage, data["shell"]);
    await rest(250);
  },
  async healed({ stage, view, data }) {
    const seat = Number(data["seat"]);
    if (data["gain"]) play("lamp");
    lamps(stage, seat, view.charges[seat]!, Number(data["charges"]), 700);
    await rest(620);
  },
  async poisoned({ stage, view, data }) {
    const seat = Number(data["seat"]);
    thud("heavy");
    play("knock");
    lamps(stage, seat, view.charges[seat]!, Number(data["charges"]), 800);
    await move(lineOf(stage, seat), shaken(7), { duration: 420 });
    await rest(250);
  },
  async skipped({ stage, data }) {
    play("click");
    thud("rigid");
    await move(lineOf(stage, data["seat"]), shaken(5), { duration: 420 });
    await rest(400);
  },
  looked: told,
  heard: told,
  yielded: () => rest(900),
  went: () => rest(700),
};

export async function act(event: Event, stage: HTMLElement, view: DuelView, { reader }: Teller): Promise<void> {
  await MOTIONS[event.kind]?.({ stage, view, mine: reader ?? 0, data: event.data });
}
