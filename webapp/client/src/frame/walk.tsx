/** The walk-through itself: it points at what is on the table now, one thing after the other. */
import "./walk.css";

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import type { GameKey } from "../types";
import { layer } from "../app/router";
import { learn, t } from "../app/texts";
import { isAwaited } from "./awaited";
import type { AnyGame, Scene } from "./game";
import { settled } from "./playback";
import { beside, bringIntoSight, endRound, guideText, placeOf, step, stepsNow } from "./walking";

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
}

/** Nothing before its words are here. */
export function Walk(props: Props) {
  const { key } = props.module;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    learn(`${key}?rules`).then(() => setReady(true), endRound);
    return layer(endRound);
  }, []);
  return ready ? <Steps {...props} /> : null;
}

function Steps({ module: { key, guide }, scene }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const steps = useMemo(() => stepsNow(key, guide), []);
  const number = step.value ?? 0;
  const name = steps[number];
  const asked = settled.value && isAwaited(scene.snapshot);

  useEffect(() => {
    dialog.current?.showModal();
    if (!name) endRound();
  }, []);
  useEffect(() => next.current?.focus({ preventScroll: true }), [name]);

  const place = usePlace(name);
  // The card is put beside what it points at once its own height is known.
  useLayoutEffect(() => {
    if (!card.current || !place) return;
    const room = { width: innerWidth, height: innerHeight, head: headOf() };
    card.current.style.top = `${beside(place, card.current.offsetHeight, room)}px`;
  });
  if (!name) return null;

  const go = (way: number) => {
    const to = number + way;
    if (to >= steps.length) endRound();
    else step.value = Math.max(0, to);
  };
  const keys = (event: KeyboardEvent) => {
    const ahead = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") go(event.key === ahead ? 1 : -1);
  };
  const last = number === steps.length - 1;
  return (
    <dialog ref={dialog} class="walk" data-step={name} aria-label={t("app-guide-show")} onCancel={(event) => event.preventDefault()} onKeyDown={keys}>
      {place && <Light place={place} />}
      <div ref={card} class="walk-card">
        <p class="walk-count" role="img" aria-label={t("app-guide-step", { number: number + 1, count: steps.length })}>
          {steps.map((each) => <i key={each} data-now={each === name ? "" : undefined} />)}
        </p>
        <p class="walk-text" role="status">{guideText(key, name)}</p>
        {asked && <p class="walk-asked" role="status">{t("app-guide-asked")}</p>}
        <div class="walk-row">
          <button type="button" class="walk-skip" data-act="guide-skip" hidden={last} onClick={endRound}>{t(asked ? "app-guide-done" : "app-guide-skip")}</button>
          <button type="button" class="walk-back" data-act="guide-back" aria-label={t("app-guide-back")} disabled={number === 0} onClick={() => go(-1)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M14.500 6l-6 6 6 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
            </svg>
          </button>
          <button ref={next} type="button" class="button main" data-act="guide-next" onClick={() => go(1)}>
            {t(last ? "app-guide-done" : "app-guide-next")}
          </button>
        </div>
      </div>
    </dialog>
  );
}

const LOOKS = 200;

/** Where that lies; the game goes on meanwhile, and the table may move. */
function usePlace(name: string | undefined): DOMRect | null {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const now = name ? placeOf(name) : null;
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    if (name) bringIntoSight(name);
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [name]);
  return place;
}

const headOf = (): number => document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;

/** All but this lies in the dark; the top line with its clock never does. */
function Light({ place }: { readonly place: DOMRect }) {
  const head = headOf();
  const size = { width: `${place.width}px`, height: `${place.height}px`, left: `${place.left}px` };
  return (
    <div class="walk-light" aria-hidden="true">
      <div class="walk-dark" style={{ top: `${head}px` }}>
        <i style={{ ...size, top: `${place.top - head}px` }} />
      </div>
      <i class="walk-frame" style={{ ...size, top: `${place.top}px` }} />
    </div>
  );
}
