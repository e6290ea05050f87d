/** Ways over the table and under it. */
import type { Frame } from "../../frame/motion";

type Way = readonly [x: number, y: number];

/** From there to here in a bow, a little higher in between. */
export function bow([x, y]: Way): Frame[] {
  return [
    { opacity: 0.6, transform: `translate(${x}px, ${y}px) scale(0.8)` },
    { opacity: 1, transform: `translate(${x * 0.45}px, ${y * 0.45 - 18}px) scale(1.2)`, offset: 0.55 },
    { opacity: 1, transform: "none" },
  ];
}

/** Two characters under the table: to the middle between them, twice past each other, and back. */
export function underTable([x, y]: Way, side: 1 | -1): Frame[] {
  const there = (dx: number, offset: number) => ({
    opacity: 0.55,
    transform: `translate(${x + side * dx}px, ${y}px) rotate(${side * dx * 0.4}deg) scale(0.8)`,
    offset,
  });
  const lifted = { opacity: 1, transform: `translate(0, -12px) rotate(${side * 3}deg) scale(1.12)` };
  return [
    { opacity: 1, transform: "none", offset: 0 },
    { ...lifted, offset: 0.14 },
    there(16, 0.34),
    there(-16, 0.45),
    there(16, 0.56),
    there(-16, 0.66),
    { ...lifted, offset: 0.88 },
    { opacity: 1, transform: "none", offset: 1 },
  ];
}
