/** The usual motion of an event: whoever acts stirs, and the eye has time to read what is told. */
import type { Event } from "../types";
import { play } from "../app/sound";
import { move, rest } from "./motion";
import { seatsOf } from "./telling";

const STIRS = [{ transform: "none" }, { transform: "scale(1.1)" }, { transform: "none" }];
const LOOKS = [{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }];

/** Something stirs, so that it is seen. */
export const stir = (element: Element | null): Promise<void> => move(element, STIRS, { duration: 420 });

export async function actUsually(event: Event, stage: HTMLElement): Promise<void> {
  const at = (seat: number | null) => stage.querySelector(`[data-seat="${seat}"]`);
  const { actor, targets } = seatsOf(event.data);
  play("item");
  void stir(at(actor));
  for (const target of targets) if (target !== actor) void move(at(target), LOOKS, { duration: 420 });
  await rest(650);
}
