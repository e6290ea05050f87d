/** Where things are on the stage, how they fly there, and how the hour changes. */
import { play } from "../../app/sound";
import { move } from "../../frame/motion";
import { between, way } from "../../frame/pieces";
import { type Layer, type Light, lightOf, LIGHTS } from "./light";
import type { Shown } from "./told";

export const find = (stage: HTMLElement, selector: string) => stage.querySelector<HTMLElement>(selector);
export const all = (stage: HTMLElement, selector: string) => [...stage.querySelectorAll<HTMLElement>(selector)];
export const seat = (stage: HTMLElement, who: unknown) => find(stage, `[data-seat="${String(who)}"]`);
export const sign = (stage: HTMLElement, who: unknown) => find(stage, `[data-seat="${String(who)}"] .seat-sign`);

/** Put something that flies where it will be in the end; without motion it is only seen there. */
export function put(piece: HTMLElement, at: Element | null): void {
  piece.style.translate = "none";
  const [x, y] = at ? way(piece.getBoundingClientRect(), at.getBoundingClientRect()) : [0, 0];
  piece.style.translate = `${x}px ${y}px`;
}

/** It flies there from where something else is. */
export function fly(piece: HTMLElement, from: Element | null, to: Element | null, options: KeyframeAnimationOptions): Promise<void> {
  put(piece, to);
  const frames = [
    { opacity: 0, transform: `${between(piece, from)} scale(0.9)` },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, transform: "none" },
  ];
  return move(piece, frames, { fill: "backwards", ...options });
}

const layers = (stage: HTMLElement) => all(stage, "[data-layer]");

/** The hour changes, and stays so until the event is over. */
export async function turn(stage: HTMLElement, from: Light, to: Light): Promise<void> {
  if (from === to) return;
  const changes = layers(stage).map((layer) => {
    const name = layer.dataset["layer"] as Layer;
    const frames = [{ opacity: LIGHTS[from][name] }, { opacity: LIGHTS[to][name] }];
    return move(layer, frames, { duration: 600, easing: "ease-in-out", fill: "forwards" });
  });
  await Promise.all(changes);
}

/** The event is over: from here on the picture itself has the new light. */
export function letGo(stage: HTMLElement): void {
  for (const layer of layers(stage)) for (const motion of layer.getAnimations()) motion.cancel();
}

/** The first thing the morning tells comes with its light. */
export async function dawn(stage: HTMLElement, view: Shown): Promise<void> {
  if (lightOf(view) === "dawn") return;
  play("dawn");
  await turn(stage, lightOf(view), "dawn");
}
