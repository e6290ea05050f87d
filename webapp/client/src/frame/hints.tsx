/** A long press, or the menu key, on anything at the table says what it is; a touch elsewhere puts it away. */
import "./hints.css";

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { GameKey } from "../types";
import { thud } from "../app/haptics";
import { layer } from "../app/router";
import { learn } from "../app/texts";
import type { AnyGame, Scene } from "./game";
import { holding } from "./holding";
import { hidden } from "./secret";
import { barOf, type Told, toldOf } from "./tips";

interface Tip extends Told {
  readonly at: DOMRect;
}

const tip = signal<Tip | null>(null);
const putAway = (): void => void (tip.value = null);

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
}

/** Listens for the whole table, and shows what it has to say. */
export function Hints({ module, scene }: Props) {
  // What offers do is looked up; here it comes before anybody asks.
  useEffect(() => void learn(`${module.key}?rules`).catch(() => undefined), [module.key]);
  const now = useRef({ module, scene });
  now.current = { module, scene };
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = page.current!.parentElement!;
    const show = (touched: Element, told: Told | null): boolean => {
      if (!told || touched.closest("dialog")) return false;
      const thing = touched.closest("button,[data-seat],[data-place]") ?? touched;
      tip.value = { ...told, at: thing.getBoundingClientRect() };
      return true;
    };
    const hold = holding(root, (touched) => {
      const shown = show(touched, toldOf(touched, now.current.scene, now.current.module));
      if (shown) thud("light");
      return shown;
    });
    const touch = (event: Event): void => {
      const told = barOf(event.target as Element, now.current.scene);
      if (told && show(event.target as Element, told)) thud("rigid");
    };
    root.addEventListener("click", touch);
    window.addEventListener("pointerdown", putAway, { capture: true });
    return () => {
      hold();
      root.removeEventListener("click", touch);
      window.removeEventListener("pointerdown", putAway, { capture: true });
      putAway();
    };
  }, []);
  // What it was about may be gone with the question, or just have been covered; what is touched
  // from then on stays.
  useLayoutEffect(putAway, [scene.snapshot.question, hidden.value]);
  const told = tip.value;
  return (
    <div ref={page}>
      <p class="unseen" role="status">
        {told && [told.title, told.text].filter(Boolean).join(". ")}
      </p>
      {told && <Bubble key={`${told.at.x} ${told.at.y} ${told.text}`} {...told} />}
    </div>
  );
}

const GAP = 8;
const EDGE = 12;
const HEAD = 52;

/** Near what was touched: above it, where the finger does not cover it, else below. */
function Bubble({ title, text, at }: Tip) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => layer(putAway), []);
  useLayoutEffect(() => {
    const element = bubble.current!;
    if ("showPopover" in element) element.showPopover(); // old clients draw it in its place
    const { width, height } = element.getBoundingClientRect();
    const start = at.left + at.width / 2 - width / 2;
    const above = at.top - GAP - height;
    element.style.left = `${Math.max(EDGE, Math.min(start, innerWidth - EDGE - width))}px`;
    element.style.top = `${above >= HEAD ? above : Math.min(at.bottom + GAP, innerHeight - EDGE - height)}px`;
  }, []);
  return (
    <div ref={bubble} class="tip" popover="manual" aria-hidden="true">
      {title && <b>{title}</b>}
      {text && <p>{text}</p>}
    </div>
  );
}
