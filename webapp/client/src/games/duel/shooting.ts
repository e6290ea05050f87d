/** A shot: the gun is taken up and turned, and nothing tells what is inside before it has sounded. */
import { thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { type Frame, move, rest } from "../../frame/motion";
import { around, find, ghost, smoke } from "./flying";
import { lamps, lineOf, type Moment, pump, shaken } from "./moment";

const AIMING = 520;
const HELD = 230;
const SHOWN = 1900;

/** Taken up, swung past its target and back to it, held; then kicked, or only stirred; then laid down again. */
function course(up: boolean, live: boolean): Frame[] {
  const turn = up ? -90 : 90;
  const held = (degrees: number, back = 0, size = 0.86): string => `rotate(${turn + degrees}deg) scale(${size}) translateX(${back}px)`;
  const kick = up ? 8 : -8;
  const [bang, follow, settles] = live ? [held(kick * 0.4, -44), held(kick * 1.6, -20), held(-kick * 0.3, 4)] : [held(0, -3), held(0), held(0)];
  const steps: readonly (readonly [time: number, transform: string, easing?: string])[] = [
    [0, "none", "ease-out"],
    [150, "translateY(-10px) scale(1.05)", "ease-in-out"],
    [400, held(-kick)],
    [AIMING, held(0), "linear"],
    [AIMING + HELD, held(0, 2, 0.88), "ease-out"],
    [AIMING + HELD + 50, bang, "ease-out"],
    [AIMING + HELD + 170, follow, "ease-in-out"],
    [AIMING + HELD + 380, settles, "ease-in-out"],
    [AIMING + HELD + 560, held(0)],
    [1560, held(0), "ease-in-out"],
    [SHOWN, "none"],
  ];
  return steps.map(([time, transform, easing]) => ({ opacity: 1, offset: time / SHOWN, transform, ...(easing ? { easing } : {}) }));
}

/** The lamp swings; on a live one it has lost its light for a moment. */
function swing(stage: HTMLElement, degrees: number): void {
  const frames = [0, 1, -0.8, 0.55, -0.3, 0.12, 0].map((part) => ({ opacity: 1, transform: `rotate(${part * degrees}deg)` }));
  for (const part of [".lamp", ".lamplight"]) void move(find(stage, part), frames, { duration: 1500, easing: "ease-in-out" });
}

function bang({ stage, view, data }: Moment): void {
  const target = Number(data["target"]);
  const muzzle = find(stage, ".muzzle");
  play("shot");
  thud("heavy");
  const burst = [{ opacity: 1, transform: "scale(.3)" }, { opacity: 1, transform: "scale(1.25)", offset: 0.35 }, { opacity: 0, transform: "scale(1)" }];
  if (muzzle) void ghost(stage, "burst", around(muzzle, 120), (each) => move(each, burst, { duration: 200, easing: "ease-out" }));
  smoke(stage, muzzle, 5, 40);
  smoke(stage, find(stage, ".breech"), 2, 22);
  void move(find(stage, ".flash"), [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0 }], { duration: 340 });
  const dims = [0, 0, 0.72, 0.15, 0.6, 0.2, 0.4, 0].map((opacity) => ({ opacity }));
  void move(find(stage, ".dark"), dims, { duration: 820, easing: "linear" });
  swing(stage, 7);
  lamps(stage, target, view.charges[target]!, Number(data["charges"]), 1800);
  void move(lineOf(stage, target), shaken(8), { duration: 460 });
  void move(find(stage, ".duel-table"), shaken(5), { duration: 360 });
}

function click({ stage, data }: Moment): void {
  play("click");
  thud("light");
  smoke(stage, find(stage, ".muzzle"), 1, 16);
  swing(stage, 1.5);
  const breath = [{ opacity: 1, transform: "none" }, { opacity: 1, transform: "translateY(-3px)" }, { opacity: 1, transform: "none" }];
  void move(lineOf(stage, data["target"]), breath, { duration: 520, easing: "ease-in-out" });
}

const AIMED_AT: Frame[] = [{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }];

export async function shoot(moment: Moment): Promise<void> {
  const { stage, data, mine } = moment;
  const live = data["shell"] === "live";
  const laidDown = move(find(stage, ".gun-art"), course(data["target"] !== mine, live), { duration: SHOWN, easing: "linear" });
  void move(lineOf(stage, data["target"]), AIMED_AT, { duration: AIMING + HELD });
  await rest(AIMING + HELD);
  (live ? bang : click)(moment);
  await rest(430);
  await pump(stage, data["shell"]);
  await laidDown;
}
