/** Mafia in motion: the light goes over the site, stones are laid, bricks fall. All see the same at the same pace. */
import type { Event } from "../../types";
import { thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { stir } from "../../frame/acting";
import { move, rest } from "../../frame/motion";
import { drawn } from "../../frame/pieces";
import { all, dawn, find, fly, letGo, put, seat, sign, turn } from "./flying";
import { lightOf } from "./light";
import type { Shown } from "./told";

type Data = { readonly [name: string]: unknown };
type Motion = (stage: HTMLElement, data: Data, view: Shown) => Promise<unknown>;

const LOOKS = [{ opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }];
const SHAKEN = [0, -4, 4, -2, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const FALLEN = [
  { opacity: 1, transform: "none" },
  { opacity: 0, transform: "translateY(14px) rotate(80deg)" },
];

/** A brick out of the sky. */
async function drop(stage: HTMLElement, who: unknown): Promise<void> {
  const brick = find(stage, ".fallen");
  const head = sign(stage, who);
  if (!brick || !head) return;
  put(brick, head);
  const falls = [
    { opacity: 0, transform: "translateY(-170px) rotate(-150deg)" },
    { opacity: 1, offset: 0.2 },
    { opacity: 1, transform: "translateY(-10px) rotate(-8deg)" },
  ];
  await move(brick, falls, { duration: 340, easing: "cubic-bezier(.5,0,1,.6)" });
  play("knock");
  thud("heavy");
  const rolls = [
    { opacity: 1, transform: "translateY(-10px) rotate(-8deg)" },
    { opacity: 0, transform: "translate(16px, 12px) rotate(70deg)" },
  ];
  void move(brick, rolls, { duration: 260 });
  await move(head, SHAKEN, { duration: 300 });
}

const looks = (stage: HTMLElement, seats: unknown): void => {
  for (const who of seats as readonly number[]) void move(seat(stage, who), LOOKS, { duration: 420 });
};

/** Off the site by the nearer side. */
async function walk(stage: HTMLElement, who: unknown): Promise<void> {
  const walker = sign(stage, who);
  if (!walker) return;
  const [site, box] = [stage.getBoundingClientRect(), walker.getBoundingClientRect()];
  const side = box.x + box.width / 2 < site.x + site.width / 2 ? -1 : 1;
  play("item");
  const goes = [
    { opacity: 1, transform: "none" },
    { opacity: 0, transform: `translateX(${side * 40}px)` },
  ];
  await move(walker, goes, { duration: 480 });
}

const LAID = 400;

const MOTIONS: { readonly [kind: string]: Motion } = {
  began: () => rest(500),
  async named(stage, { seat: by, target }) {
    const flies = find(stage, ".flies");
    play("item");
    void stir(sign(stage, by));
    if (flies) await fly(flies, sign(stage, target), find(stage, ".trial li:last-child") ?? find(stage, ".board"), { duration: 460 });
    thud("light");
  },
  async accused(stage, { nominees }, view) {
    play("knock");
    for (const who of nominees as readonly number[]) void stir(sign(stage, who));
    await turn(stage, lightOf(view), "dusk");
    await rest(250);
  },
  async counted(stage, { voters, target }) {
    const rung = find(stage, `[data-nominee="${String(target)}"]`);
    const to = rung && (find(rung, ".stones") ?? rung);
    const late = Math.min(50, 250 / Math.max(1, (voters as readonly number[]).length));
    const flights = all(stage, ".stone").map((stone, n) =>
      fly(stone, sign(stage, stone.dataset["from"]), to, { duration: LAID, delay: n * late }),
    );
    await Promise.all(flights);
    if (flights.length) {
      play("knock");
      thud("light");
    }
    await rest(200);
  },
  async abstained(stage, { silent }) {
    looks(stage, silent);
    await rest(450);
  },
  async missed(stage, { silent }) {
    looks(stage, silent);
    await rest(450);
  },
  async jailed(stage, { seat: who }, view) {
    const bars = find(stage, ".bars");
    const dark = turn(stage, lightOf(view), "dusk");
    if (bars) {
      put(bars, sign(stage, who));
      await move(bars, [{ opacity: 0, transform: "translateY(-60px)" }, { opacity: 1, offset: 0.3 }, { opacity: 1, transform: "none" }], {
        duration: 320,
        easing: "cubic-bezier(.5,0,1,.7)",
      });
      play("knock");
      thud("heavy");
      void move(bars, [{ opacity: 1 }, { opacity: 1 }], { duration: 420 });
      await move(sign(stage, who), SHAKEN, { duration: 260 });
    }
    await dark;
  },
  async spared(stage, _, view) {
    play("chime");
    void move(find(stage, ".trial"), LOOKS, { duration: 500 });
    await turn(stage, lightOf(view), "dusk");
  },
  removed: (stage, { seat: who }) => walk(stage, who),
  left: (stage, { seat: who }) => walk(stage, who),
  async fell(stage, _, view) {
    play("dusk");
    await turn(stage, lightOf(view), "night");
    await rest(200);
  },
  // It comes to one person only: nobody else may see that there is anything.
  checked: () => Promise.resolve(),
  async stunned(stage, { seat: who }, view) {
    await dawn(stage, view);
    await drop(stage, who);
  },
  async bricked(stage, { seat: who }, view) {
    await dawn(stage, view);
    await drop(stage, who);
    await move(sign(stage, who), FALLEN, { duration: 320 });
  },
  async killed(stage, { seat: who }, view) {
    await dawn(stage, view);
    const eyes = find(stage, ".eyes");
    if (eyes) put(eyes, sign(stage, who));
    play("thunder");
    const closes = [
      { opacity: 0, transform: "scale(1.7)" },
      { opacity: 1, transform: "none", offset: 0.5 },
      { opacity: 1, transform: "none" },
    ];
    await move(eyes, closes, { duration: 420 });
    thud("heavy");
    void move(eyes, [{ opacity: 1 }, { opacity: 0 }], { duration: 320 });
    await move(sign(stage, who), FALLEN, { duration: 320 });
  },
  async slept(stage, _, view) {
    await dawn(stage, view);
    await rest(300);
  },
  async dawned(stage, _, view) {
    if (lightOf(view) !== "dawn") play("dawn");
    await rest(250);
    await turn(stage, lightOf(view), "day");
  },
  ended: () => rest(600),
};

export async function act(event: Event, stage: HTMLElement, view: Shown): Promise<void> {
  // What is to fly has just been put on the page.
  if (event.to === null) await drawn();
  await MOTIONS[event.kind]?.(stage, event.data, view);
  letGo(stage);
}
