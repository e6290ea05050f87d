/** What is written on the table can be read in its light and in its dark, and so can what is there without a theme. */
import { expect, test } from "vitest";

import { contrast, hex, mixed, rgb } from "../app/colour";
import style from "./style.css?raw";
import scene from "./scene.css?raw";

const set = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value])) as { [name: string]: string };
const night = set(/:root \{([^}]*)\}/.exec(style)![1]!);
const day = { ...night, ...set(/\[data-theme="light"\] \{([^}]*)\}/.exec(style)![1]!) };
/** The felt where the lamp lights it most. */
const lit = ({ lamp, felt }: typeof night) => {
  const part = Number(/var\(--lamp\) (\d+)%, var\(--felt\)/.exec(scene)![1]) / 100;
  return hex(mixed(rgb(felt)!, rgb(lamp)!, part));
};

const rim = /linear-gradient\((#[0-9a-f]{6})/.exec(scene)![1]!;

const PAIRS: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ["ink", ["room", "felt", "lit", "rim", "card", "edge"]],
  ["ink-dim", ["room", "felt", "lit", "rim", "card", "edge"]],
  ["lamp", ["room", "felt", "lit", "card", "edge"]],
  ["gold", ["room", "felt", "lit", "card", "edge"]],
  ["live", ["room", "felt", "lit", "card"]],
  ["blank", ["room", "felt", "lit", "card", "edge"]],
  ["paper-ink", ["paper", "lamp", "gold", "blank", "live"]],
  ["text", ["bg", "surface", "soft"]],
  ["hint", ["bg", "surface"]],
  ["link", ["bg", "surface"]],
  ["danger", ["bg", "surface"]],
  ["on-button", ["button"]],
];

test.each([["night", night], ["day", day]] as const)("by %s", (_, colours) => {
  const all: { [name: string]: string } = { ...colours, lit: lit(colours), rim };
  for (const [ink, grounds] of PAIRS) {
    for (const ground of grounds) {
      expect(contrast(all[ink]!, all[ground]!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
