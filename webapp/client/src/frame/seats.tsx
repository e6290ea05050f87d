/** The people round the table: the others above, oneself below; whoever can be picked is touched there. */
import "./seats.css";
import "./states.css";

import type { ComponentChildren } from "preact";

import type { GameKey, Seated } from "../types";
import { digits, t } from "../app/texts";
import { useScroll } from "./focus";
import type { Scene } from "./game";
import { calledAs } from "./names";
import { placing } from "./placing";
import { waited as waitedNow } from "./playback";
import { colourOf, signOf } from "./signs";
import { spoke } from "./talking";

type Any = Scene<GameKey>;

/** What a game adds to a seat. */
export interface AtSeat {
  /** What stands there: coins, cards, a crown, a vote. It may hold places to touch. */
  at?(seat: number): ComponentChildren;
  /** The same in words, for whoever hears the page; short phrases. */
  says?(seat: number): string;
  /** Whether this seat plays no more: it is drawn empty. */
  isOut?(seat: number): boolean;
}

interface SeatsProps extends AtSeat {
  readonly scene: Any;
}

/** The others, in one, two or three rows. A watcher sees everybody here. */
export function Seats({ scene, ...adds }: SeatsProps) {
  const { places, columns, rows } = placing(scene.snapshot.people.length, scene.reader);
  return (
    <ul class="seats" data-guide="seats" data-rows={rows} style={{ "--columns": columns }} aria-label={t("app-people")}>
      {places.map(({ seat, row, column, drop }) => (
        <li key={seat} class="seat" style={{ gridRow: row, gridColumn: `${column} / span 2`, "--drop": drop }}>
          <Sitter scene={scene} seat={seat} {...adds} />
        </li>
      ))}
    </ul>
  );
}

interface MineProps extends SeatsProps {
  /** What I know and hold. */
  readonly children?: ComponentChildren;
}

/** My own place. Nothing for a watcher. */
export function Mine({ scene, children, ...adds }: MineProps) {
  if (scene.reader === null) return null;
  return (
    <div class="mine">
      <div class="seat" data-me>
        <Sitter scene={scene} seat={scene.reader} {...adds} />
      </div>
      {children}
    </div>
  );
}

interface RoundProps extends MineProps {
  /** The middle of the table: what the game is about now. */
  readonly middle?: ComponentChildren;
}

/** The whole table: the others, the middle, and my own place. */
export function Round({ scene, middle, children, ...adds }: RoundProps) {
  const room = useScroll<HTMLDivElement>();
  return (
    <div class="round" data-asked={scene.free ? "" : undefined}>
      <Seats scene={scene} {...adds} />
      <div class="middle" data-guide="middle" ref={room}>{middle}</div>
      <Mine scene={scene} {...adds}>
        {children}
      </Mine>
    </div>
  );
}

function Sitter({ scene, seat, at, says, isOut }: SeatsProps & { readonly seat: number }) {
  const { seats, snapshot } = scene;
  const pick = String(seat);
  const person = snapshot.people[seat];
  if (!person) return null;
  const out = isOut?.(seat) ?? false;
  const waited = waitedNow.value.includes(seat);
  const mark = spoke.value.has(seat) && !person.gone ? "spoke" : markOf(person, seat === scene.reader);
  const offered = seats.isOffered(pick);
  const barred = seats.isBarred(pick);
  const chosen = seats.isChosen(pick);
  const order = seats.order(pick);
  const notes = [
    seat === scene.reader && t("app-you"),
    mark && t(MARKS[mark][0]),
    waited && t("app-seat-waited"),
    out && t("app-seat-out"),
    says?.(seat),
  ].filter((note) => typeof note === "string" && note !== "");
  const face = (
    <>
      <span class="seat-sign" aria-hidden="true">
        {signOf(seat)}
        {mark && <Mark name={mark} />}
        {waited && <i class="seat-dots" />}
      </span>
      <bdi class="seat-name">{calledAs(person, snapshot.game)}</bdi>
    </>
  );
  const state = {
    "data-seat": seat,
    "data-waited": waited ? "" : undefined,
    "data-out": out || person.gone ? "" : undefined,
    "data-chosen": chosen ? "" : undefined,
    "data-away": mark === "away" ? "" : undefined,
    style: { "--seat": colourOf(seat) },
  };
  const name = [scene.name(seat), ...notes].join(", ");
  return (
    <div class="seat-body" data-offered={offered ? "" : undefined} data-barred={barred ? "" : undefined} {...state}>
      {offered || barred ? (
        <button type="button" class="seat-face" aria-label={name} aria-pressed={chosen} aria-disabled={barred || undefined} onClick={() => seats.toggle(pick)}>
          {face}
        </button>
      ) : (
        <div class="seat-face" role="img" aria-label={name}>
          {face}
        </div>
      )}
      {chosen && (
        <b class="seat-order" aria-hidden="true">
          {order > 0 ? digits(order) : "✓"}
        </b>
      )}
      {at && <div class="seat-at">{at(seat)}</div>}
    </div>
  );
}

/** What there is to know of somebody's being here: its words, and its drawing. */
const MARKS = {
  gone: ["app-seat-gone", "M4 4l8 8M12 4l-8 8"],
  away: ["app-seat-away", "M12 10A5 5 0 0 1 6.5 3 5 5 0 1 0 12 10z"],
  computer: ["computer", "M3.5 5.5h9v7h-9zM8 5.5V3M6 8.5v1.5M10 8.5v1.5"],
  spoke: ["app-seat-spoke", "M3.5 4h9v6H8l-3 2.5V10H3.5z"],
  host: ["app-seat-host", "M4.5 13V3h7l-1.5 2.5L11.5 8h-7"],
} as const;

/** The mark that matters most; the one who looks is there. */
export function markOf(person: Seated, me: boolean): keyof typeof MARKS | null {
  if (person.gone) return "gone";
  if (person.computer) return "computer";
  if (!me && !person.here) return "away";
  return person.host ? "host" : null;
}

export function Mark({ name }: { readonly name: keyof typeof MARKS }) {
  return (
    <svg class="seat-mark" viewBox="0 0 16 16" data-mark={name} aria-hidden="true">
      <path d={MARKS[name][1]} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

export const wordsOfMark = (name: keyof typeof MARKS): string => t(MARKS[name][0]);
