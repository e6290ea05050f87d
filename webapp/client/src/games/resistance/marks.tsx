/** The Resistance's small signs: crown, torch, votes, results, roles. Each is known by its shape. */
import type { ComponentChildren } from "preact";

import { wordName } from "../../frame/telling";
import type { Card, Mission, Role, Vote } from "./told";

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function Sign({ name, class: look = "", children }: { readonly name: string; readonly class?: string; readonly children: ComponentChildren }) {
  return (
    <svg class={`res-mark ${look}`} data-mark={name} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Whoever leads. */
export const Crown = () => (
  <Sign name="crown" class="res-crown">
    <path d="M2.6 13.6 1 4.500l4 3 3-5.5 3 5.5 4-3-1.6 9.100z" fill="#8a5a18" />
    <path d="M2.5 12.5 1 4.500l4 3 3-5.5 3 5.5 4-3-1.5 8z" fill="var(--gold)" />
    <path d="M1 4.500l4 3 3-5.5 3 5.5 4-3-.3 1.5-4 2.7-2.7-4.9-2.7 4.9-4-2.700z" fill="#ffe9b8" />
    <circle cx="8" cy="10" r="1.3" fill="#b3261a" />
  </Sign>
);

/** Whoever is in the team. */
export const Torch = () => (
  <Sign name="torch" class="res-torch">
    <path d="M6.2 8.500h3.600L8.9 16H7.100z" fill="#8a5a2c" />
    <path d="M5 7h6v2H5z" fill="#e0ab66" />
    <path d="M8 0c3.2 2.6 4 4.5 3 7H5C4 4.7 5 3.7 6.2 3c.2.8.7 1.1 1.1.800C6.9 2.6 7.2 1.2 8 0z" fill="#ff9d3c" />
    <path d="M8.2 3c1.3 1.3 1.5 2.6 1 4H6.900c-.6-1.3 0-2 .6-2.4.5-.4.7-.9.7-1.600z" fill="#ffe6a6" />
  </Sign>
);

/** Whoever has answered where nothing is laid on the seat. */
export const Done = () => (
  <Sign name="done">
    <path d="m2.5 8.5 3.7 4L13.5 4" {...LINE} stroke-width="2.6" />
  </Sign>
);

export const Person = () => (
  <Sign name="person">
    <circle cx="8" cy="4.8" r="3.4" fill="currentColor" />
    <path d="M1.8 15c.4-3.8 2.8-5.6 6.2-5.600s5.8 1.8 6.2 5.600z" fill="currentColor" />
  </Sign>
);

/** A sabotage. */
export const Bomb = () => (
  <Sign name="bomb">
    <circle cx="6.8" cy="9.6" r="4.9" fill="currentColor" />
    <path d="m10.2 6.2 2-2M12 1.200v1.400M14.8 4h-1.400M14 1.900l-1 1" {...LINE} stroke-width="1.6" />
  </Sign>
);

/** It takes two of them. */
export const Double = () => (
  <span class="res-double">
    <Bomb />
    <Bomb />
  </span>
);

const Ring = ({ name }: { readonly name: string }) => (
  <Sign name={name}>
    <circle cx="8" cy="8" r="5.6" {...LINE} stroke-width="2.6" />
  </Sign>
);

const Crossed = ({ name }: { readonly name: string }) => (
  <Sign name={name}>
    <path d="m3 3 10 10M13 3 3 13" {...LINE} stroke-width="2.8" />
  </Sign>
);

/** For, against, no vote. */
export function VoteMark({ vote }: { readonly vote: Vote }) {
  if (vote !== "silent") return vote === "approving" ? <Ring name="good" /> : <Crossed name="bad" />;
  return (
    <Sign name="silent">
      <path d="M3 8h10" {...LINE} stroke-width="2.6" />
    </Sign>
  );
}

/** A vote on its seat: the same back for all, or how it was. */
export function Slip({ vote }: { readonly vote: Vote | null }) {
  return (
    <span class="res-slip" data-down={vote ? undefined : ""} aria-hidden="true">
      {vote && <VoteMark vote={vote} />}
    </span>
  );
}

export function ResultMark({ result }: { readonly result: Mission["result"] }) {
  if (result === "open") return null;
  return <span class="res-stamp">{result === "succeeded" ? <Ring name="good" /> : <Crossed name="bad" />}</span>;
}

/** A role's picture; both are one file, so that no phone asks for only one of them. */
export const Portrait = ({ of }: { readonly of: Role }) => <i class="res-portrait" data-of={of} aria-hidden="true" />;

/** A mission card: its back, its face, or the place where it is still missing. */
export function CardFace({ card }: { readonly card: Card }) {
  const word = card === "success" || card === "sabotage" ? wordName("resistance", "mission", card) : "";
  return (
    <span class="res-card" data-card={card}>
      {word && <b>{word}</b>}
    </span>
  );
}

/** Where a mission leads. */
export const Place = ({ mission }: { readonly mission: number }) => (
  <i class="res-place" style={{ "--place": mission - 1 }} aria-hidden="true" />
);
