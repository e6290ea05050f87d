/** The table that is open: its snapshot, its story, and the way to act on it. */
import { computed, signal } from "@preact/signals";

import type { Command, Event, Snapshot } from "../types";
import { address, call, enter, Refusal, session } from "../app/api";
import { openLive, type Live } from "../app/live";
import { covering } from "../app/preferences";
import { notice } from "../app/router";
import { freshSalt, noteSeal } from "../app/salt";
import { settleAt } from "../app/senses";
import { keepTime } from "./clock";
import { unpick } from "./picking";
import { forget, show } from "./playback";
import { hidden } from "./secret";
import { hear, hush } from "./talking";
import { toast } from "./toast";
import { isNew, noteSeen } from "./walking";

const STORY = 200;

export const snapshot = signal<Snapshot | null>(null);
export const story = signal<readonly Event[]>([]);
const live = signal<Live | null>(null);
/** The question that was answered last: until another comes, nothing more can be touched. */
const answered = signal<string | null>(null);
const commanding = signal(false);

export const lost = computed(() => live.value?.line.value === "lost");
export const busy = computed(
  () => commanding.value || (answered.value !== null && answered.value === snapshot.value?.question),
);

/** Open a table; what was open before is closed. */
export function open(table: string): () => void {
  const url = address(`live/${encodeURIComponent(table)}`);
  url.protocol = url.protocol.replace("http", "ws");
  url.search = url.hash = "";
  const mine = openLive({
    url,
    token: async (renew) => (renew || !session.value ? await enter() : session.value).token,
    snapshot: take,
    fleeting: (events) => snapshot.value && show(snapshot.value, events),
    ended: (code) => {
      notice.value = code === 4401 ? "reopen" : code === 4426 ? "old" : "gone";
    },
  });
  live.value = mine;
  const wake = (): void => {
    if (document.visibilityState === "hidden") asleep = Date.now();
    // A steady clock may have slept too, and this one may have been set back meanwhile.
    else if (asleep && Math.abs(Date.now() - asleep) > NAP) mine.hurry();
  };
  const online = () => mine.hurry();
  let asleep = 0;
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", online);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", online);
    mine.close();
    live.value = snapshot.value = answered.value = null;
    settleAt(null);
    story.value = [];
    unpick();
    forget();
    hush();
  };
}

const NAP = 5_000;

function take(fresh: Snapshot, first: boolean): void {
  const old = snapshot.value;
  if (old?.question !== fresh.question) unpick();
  if (first) answered.value = null;
  keepTime(fresh.clock);
  settleAt(fresh);
  // In another game the same seats may be other people's: neither story nor picture goes on.
  const anew = first || old?.deals !== fresh.deals;
  story.value = (anew ? fresh.events : [...story.value, ...fresh.events]).slice(-STORY);
  snapshot.value = fresh;
  // A game begins, or is come to: whoever likes it so finds everything covered.
  if (covering.on && old?.deals !== fresh.deals) hidden.value = true;
  hear(fresh.talk);
  show(fresh, anew ? null : fresh.events);
}

/** Try the line again at once. */
export const reconnect = (): void => live.value?.hurry();

/** Say something in a circle; throws `Refusal`. */
export async function say(id: number, circle: string, text: string): Promise<void> {
  if (!live.value) throw new Refusal("lost", "", 0);
  await live.value.say(id, { circle, text });
}

/** Play a move as the answer to the present question. */
export async function play(kind: string, picks: readonly string[]): Promise<void> {
  const { question, game } = snapshot.value ?? {};
  if (!question || !game || !live.value || busy.value) return;
  answered.value = question;
  try {
    await live.value.send(question, { kind, picks });
    // Whoever has made a move has found his way.
    if (isNew(game)) noteSeen(game);
  } catch (refusal) {
    answered.value = null;
    if (refusal instanceof Refusal && refusal.code !== "lost") toast(refusal.message);
  }
}

/** A salt is given only to a seal that was seen before. */
function salted(table: Snapshot): object {
  noteSeal(table.table, table.deals + 1, table.seal);
  return { salt: freshSalt() };
}

/** Ask something of the table itself. Whether it was done. */
export async function command(name: Command, body: object = {}): Promise<boolean> {
  const table = snapshot.value;
  if (!table || commanding.value) return false;
  commanding.value = true;
  try {
    const sent = name === "sit" || name === "again" ? salted(table) : body;
    await call("POST", `api/tables/${table.table}/${name}`, sent);
    return true;
  } catch (refusal) {
    toast(refusal instanceof Refusal ? refusal.message : "");
    return false;
  } finally {
    commanding.value = false;
  }
}
