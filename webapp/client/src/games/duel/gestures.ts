/** What each item does when it is used: it comes out of its pocket, has its moment over the gun, and is gone. */
import { thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { type Frame, move, rest } from "../../frame/motion";
import { way } from "../../frame/pieces";
import { around, at, find, ghost, smoke } from "./flying";
import { type Item, ITEMS } from "./story";

interface Gesture {
  /** Where its moment is; over the gun, if it says nothing. */
  readonly where?: (seat: number) => string;
  readonly sound?: Parameters<typeof play>[0];
  /** Turned, drawn aside and sized, one after the other; the same whatever it shows to anybody. */
  readonly turns: readonly (readonly [degrees: number, x?: number, size?: number])[];
  readonly smokes?: boolean;
}

const GESTURES: Record<Item, Gesture> = {
  cigarettes: { turns: [[-14], [-14], [-8]], smokes: true },
  loupe: { where: () => ".breech", turns: [[0, -26], [6, 22], [0, -6], [0, 0]] },
  beer: { sound: "coin", turns: [[0], [-46], [-52], [-20]] },
  handcuffs: { where: (seat) => `[data-line="${1 - seat}"]`, sound: "click", turns: [[0, 0, 1.3], [0, 0, 0.8], [0, 0, 1], [0, 0, 0.8]] },
  saw: { where: () => ".muzzle", sound: "knock", turns: [[-8, -18], [-8, 14], [-8, -18], [-8, 14], [-8, -14]] },
  inverter: { sound: "card", turns: [[0], [180], [180], [360]] },
  phone: { sound: "tick", turns: [[-14], [14], [-12], [12], [0], [-14], [14], [0]] },
  adrenaline: { turns: [[0], [-30], [-30, 0, 0.8]] },
  medicine: { turns: [[-18], [18], [-18], [120]] },
};

const COMES = 240;
const LASTS = COMES + 620;
const GONE = [{ opacity: 0 }, { opacity: 0 }];
const LARGE = 84;

const artIn = (stage: HTMLElement, seat: number, item: Item) =>
  find(stage, `[data-pocket="${seat}"] [data-item="${item}"] .item-art`);

const posed = ([degrees, x = 0, size = 1]: Gesture["turns"][number], offset: number): Frame => ({
  opacity: 1,
  offset,
  transform: at(x, 0, `rotate(${degrees}deg) scale(${size})`),
});

/** An item of somebody's pocket is used by `seat`. */
export async function useItem(stage: HTMLElement, seat: number, owner: number, item: Item, to?: Element | null): Promise<void> {
  const art = artIn(stage, owner, item);
  const { where, sound, turns, smokes } = GESTURES[item];
  const goal = to ?? find(stage, where?.(seat) ?? ".gun-button");
  if (!art || !goal) return;
  play("item");
  thud("soft");
  const spot = around(goal, LARGE);
  const box = art.getBoundingClientRect();
  const small = at(...way(spot, box), `scale(${box.width / LARGE})`);
  await Promise.all([
    move(art, GONE, { duration: LASTS }),
    ghost(stage, "item-art", spot, async (element) => {
      element.style.setProperty("--nth", String(ITEMS.indexOf(item)));
      await move(element, [{ opacity: 1, transform: small }, posed(turns[0]!, 1)], { duration: COMES });
      if (sound) play(sound);
      if (smokes) smoke(stage, element, 3, 26);
      await move(element, turns.map((turn, n) => posed(turn, n / (turns.length - 1))), { duration: 440, easing: "ease-in-out" });
      const last = posed(turns.at(-1)!, 0);
      await move(element, [last, { opacity: 0, transform: `${last.transform} scale(1.2)` }], { duration: 180 });
    }),
  ]);
}

/** Adrenaline goes to the other pocket, and what is taken there is used at once. */
export async function stealItem(stage: HTMLElement, seat: number, item: Item): Promise<void> {
  void move(artIn(stage, seat, "adrenaline"), GONE, { duration: 2 * LASTS });
  await useItem(stage, seat, seat, "adrenaline", artIn(stage, 1 - seat, item));
  await useItem(stage, seat, 1 - seat, item);
}

/** New items come out of the middle, one after the other, to where they will lie. */
export async function dealItems(stage: HTMLElement, seat: number, held: number, items: readonly Item[]): Promise<void> {
  const places = stage.querySelectorAll(`[data-pocket="${seat}"] .place`);
  const gun = find(stage, ".gun");
  if (!gun) return;
  await Promise.all(
    items.map(async (item, n) => {
      const place = places[held + n];
      if (!place) return;
      const spot = around(place, 40);
      const start = at(...way(spot, gun.getBoundingClientRect()), "scale(.4)");
      await rest(1 + n * 110);
      play("item");
      await ghost(stage, "item-art", spot, (element) => {
        element.style.setProperty("--nth", String(ITEMS.indexOf(item)));
        const lasts = 320 + (items.length - n) * 110;
        const frames = [{ opacity: 0, transform: start }, { opacity: 1, transform: "none", offset: 320 / lasts }, { opacity: 1, transform: "none" }];
        return move(element, frames, { duration: lasts });
      });
    }),
  );
}
