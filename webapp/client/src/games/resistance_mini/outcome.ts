/** A mission's end: its pile is mixed face down, opened card by card, and leaves its mark. */
import { buzz, thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { move, rest } from "../../frame/motion";
import { drawn, mix, turnOver, way } from "../../frame/pieces";
import { opening } from "./ahead";
import type { Moment } from "./moment";
import type { Card } from "./told";

/** The pile is mixed and opened, one card after another as they are told; the result goes to its place. */
export async function open(moment: Moment): Promise<void> {
  const { data, stage, view } = moment;
  const cards = data["results"] as readonly Card[];
  const lie = () => [...stage.querySelectorAll(".mini-opened .mission-face")];
  opening.value = cards.map(() => null);
  await drawn();
  play("shuffle");
  await mix(lie());
  for (const [place, card] of cards.entries()) {
    await rest(place === cards.length - 1 ? 320 : 90);
    play("card");
    thud(card === "fail" ? "heavy" : "light");
    await turnOver(() => lie().slice(place, place + 1), () => (opening.value = opening.value!.map((lies, n) => (n === place ? card : lies))));
  }
  const won = data["result"] === "success";
  play(won ? "chime" : "thunder");
  buzz(won ? "success" : "error");
  await rest(500);
  await falls(moment, lie().at(cards.indexOf(data["result"] as Card)) ?? null, view.results.length);
}

/** The mark of how it went falls into its place. */
async function falls({ stage }: Moment, card: Element | null, n: number): Promise<void> {
  const place = stage.querySelectorAll(".results i")[n];
  if (!card || !place) return;
  const [x, y] = way(card.getBoundingClientRect(), place.getBoundingClientRect());
  await move(card, [{ opacity: 1, transform: "none" }, { opacity: 1, transform: `translate(${x}px, ${y}px) scale(0.7)` }], { duration: 420, easing: "ease-in" });
  thud("medium");
}
