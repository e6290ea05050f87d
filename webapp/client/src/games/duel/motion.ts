/** The Duel in motion: each event as one thing that is seen, heard and felt. */
import type { Event } from "../../types";
import { thud } from "../../app/haptics";
import { play } from "../../app/sound";
import type { Teller } from "../../frame/game";
import { type Frame, move, rest } from "../../frame/motion";
import type { DuelView } from "./story";

type Data = Record<string, unknown>;
type Motion = (stage: HTMLElement, data: Data, mine: number, view: DuelView) => Promise<void>;

const find = (stage: HTMLElement, selector: string) => stage.querySelector<HTMLElement>(selector);

/** From where one element is to where another is, as a translation. */
function between(from: Element | null, to: Element | null): string {
  if (!from || !to) return "translate(0, 0)";
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = b.x + b.width / 2 - a.x - a.width / 2;
  const y = b.y + b.height / 2 - a.y - a.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** A shell leaves the gun and rolls to where the spent ones lie. */
async function rollOut(stage: HTMLElement, kind: unknown): Promise<void> {
  const shell = find(stage, `[data-ghost="${String(kind)}"]`);
  const way = between(shell, find(stage, ".spent-shells"));
  play("shell");
  await move(
    shell,
    [
      { opacity: 1, transform: "translate(0, 0) rotate(0)" },
      { opacity: 1, transform: `translate(12px, -34px) rotate(200deg)`, offset: 0.3 },
      { opacity: 1, transform: `${way} rotate(450deg)` },
    ],
    { duration: 520, easing: "ease-in" },
  );
}

/** The charges that are lost go dark, and stay so until the picture has caught up. */
function goDark(stage: HTMLElement, seat: number, from: number, to: number): void {
  for (let n = to; n < from; n++) {
    const lamp = find(stage, `[data-charge="${seat}-${n}"] .charge-on`);
    void move(lamp, [{ opacity: 1 }, { opacity: 0, offset: 0.2 }, { opacity: 0 }], { duration: 1600 });
  }
}

const shot: Motion = async (stage, data, mine, view) => {
  const up = data["target"] !== mine;
  const turned = `rotate(${up ? -90 : 90}deg) scale(.82)`;
  const back = `${turned} translateX(-14px)`;
  const live = data["shell"] === "live";
  const gun = find(stage, ".gun-art");
  void move(
    gun,
    [
      { transform: "none" },
      { transform: turned, offset: 0.22 },
      { transform: turned, offset: 0.5 },
      { transform: live ? back : turned, offset: 0.53 },
      { transform: turned, offset: 0.75 },
      { transform: "none" },
    ],
    { duration: 1500, easing: "ease-out" },
  );
  await rest(750);
  if (live) {
    play("shot");
    thud("heavy");
    void move(find(stage, ".flash"), [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], { duration: 380 });
    void move(
      find(stage, ".dark"),
      [{ opacity: 0 }, { opacity: 0.75 }, { opacity: 0.1 }, { opacity: 0.6 }, { opacity: 0 }],
      { duration: 620, delay: 140 },
    );
    const target = Number(data["target"]);
    goDark(stage, target, view.charges[target]!, Number(data["charges"]));
    const hit = find(stage, `[data-line="${String(data["target"])}"]`);
    void move(hit, shaken(7), { duration: 420 });
    await move(stage, shaken(5), { duration: 360 });
  } else {
    play("click");
    thud("light");
    await move(gun, [{ opacity: 1 }, { opacity: 0.8 }, { opacity: 1 }], { duration: 120 });
  }
  await rollOut(stage, data["shell"]);
};

const shaken = (by: number): Frame[] =>
  [0, -by, by, -by / 2, by / 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

const ITEM_LASTS = 720;

/** An item leaves its pocket, is seen large over the gun, and is gone for `times` as long as that. */
async function spendItem(stage: HTMLElement, seat: unknown, item: unknown, times = 1): Promise<void> {
  const art = find(stage, `[data-pocket="${String(seat)}"] [data-item="${String(item)}"] svg`);
  const way = between(art, find(stage, ".gun-button"));
  play("item");
  thud("soft");
  const large = `${way} scale(1.9)`;
  await move(
    art,
    [
      { opacity: 1, transform: "none" },
      { opacity: 1, transform: large, offset: 0.5 / times },
      { opacity: 1, transform: large, offset: 0.8 / times },
      { opacity: 0, transform: `${way} scale(2.4)`, offset: 1 / times },
      { opacity: 0, transform: `${way} scale(2.4)` },
    ],
    { duration: ITEM_LASTS * times },
  );
}

/** A word written large over the table. */
async function plate(stage: HTMLElement): Promise<void> {
  await rest(40);
  await move(
    find(stage, ".plate"),
    [
      { opacity: 0, transform: "scale(.92)" },
      { opacity: 1, transform: "none", offset: 0.18 },
      { opacity: 1, transform: "none", offset: 0.85 },
      { opacity: 0, transform: "scale(1.02)" },
    ],
    { duration: 1500 },
  );
}

const lamps: Motion = async (stage, data) => {
  play("lamp");
  const line = find(stage, `[data-line="${String(data["seat"])}"] .charges`);
  await move(line, [{ transform: "none" }, { transform: "scale(1.25)" }, { transform: "none" }], { duration: 420 });
};

const MOTIONS: Record<string, Motion> = {
  shot,
  began: plate,
  won: plate,
  ended: plate,
  used: (stage, data) => spendItem(stage, data["seat"], data["item"]),
  async stole(stage, data) {
    void spendItem(stage, data["seat"], "adrenaline", 2.2);
    await rest(ITEM_LASTS);
    await spendItem(stage, 1 - Number(data["seat"]), data["item"]);
  },
  async ejected(stage, data) {
    const gun = find(stage, ".gun-art");
    play("click");
    await move(gun, [{ transform: "none" }, { transform: "translateX(8px) rotate(-3deg)" }, { transform: "none" }], { duration: 260 });
    await rollOut(stage, data["shell"]);
    await rest(250);
  },
  healed: lamps,
  async poisoned(stage, data) {
    thud("heavy");
    await move(find(stage, `[data-line="${String(data["seat"])}"]`), shaken(7), { duration: 420 });
  },
  async skipped(stage, data) {
    await move(find(stage, `[data-line="${String(data["seat"])}"]`), shaken(5), { duration: 420 });
    await rest(500);
  },
  async loaded() {
    play("shell");
    await rest(300);
  },
  async dealt() {
    play("item");
    await rest(350);
  },
  looked: () => rest(500),
  heard: () => rest(500),
  yielded: () => rest(900),
  went: () => rest(700),
};

export async function act(event: Event, stage: HTMLElement, view: DuelView, teller: Teller): Promise<void> {
  await MOTIONS[event.kind]?.(stage, event.data, teller.reader ?? 0, view);
}
