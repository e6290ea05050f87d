/** The Resistance's signs: crown, team, votes, cards, results, roles. Each is known by its shape. */
import type { ComponentChildren } from "preact";

import { wordName } from "../../frame/telling";
import type { Mission, Role, Vote } from "./told";

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function Sign({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <svg class="res-mark" data-mark={name} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Whoever leads. */
export const Crown = () => (
  <Sign name="crown">
    <path d="M2 12.5 1 4.5l4 3 3-5 3 5 4-3-1 8z" fill="currentColor" />
  </Sign>
);

/** Whoever is in the team. */
export const Flag = () => (
  <Sign name="flag">
    <path d="M4 14.5V2" {...LINE} />
    <path d="M5 2h8.5l-2.6 3.2 2.6 3.3H5z" fill="currentColor" />
  </Sign>
);

/** Whoever has answered: a sheet folded over. */
export const Sealed = () => (
  <Sign name="sealed">
    <path d="M1.5 3.5h13v9h-13zM1.5 4l6.5 5 6.5-5" {...LINE} stroke-width="1.6" />
  </Sign>
);

export const Person = () => (
  <Sign name="person">
    <circle cx="8" cy="5" r="3.2" fill="currentColor" />
    <path d="M1.8 15c.4-3.8 2.8-5.6 6.2-5.6s5.8 1.8 6.2 5.6z" fill="currentColor" />
  </Sign>
);

/** A sabotage card. */
export const Bomb = () => (
  <Sign name="bomb">
    <circle cx="6.8" cy="9.6" r="4.9" fill="currentColor" />
    <path d="m10.2 6.2 2-2M12 1.2v1.4M14.8 4h-1.4M14 1.9l-1 1" {...LINE} stroke-width="1.6" />
  </Sign>
);

const Round = ({ name }: { readonly name: string }) => (
  <Sign name={name}>
    <circle cx="8" cy="8" r="5.6" {...LINE} stroke-width="2.6" />
  </Sign>
);

const Crossed = ({ name }: { readonly name: string }) => (
  <Sign name={name}>
    <path d="m3 3 10 10M13 3 3 13" {...LINE} stroke-width="2.8" />
  </Sign>
);

const Dash = ({ name }: { readonly name: string }) => (
  <Sign name={name}>
    <path d="M3 8h10" {...LINE} stroke-width="2.6" />
  </Sign>
);

/** For, against, no vote. */
export function VoteMark({ vote }: { readonly vote: Vote }) {
  if (vote === "silent") return <Dash name="silent" />;
  return vote === "approving" ? <Round name="good" /> : <Crossed name="bad" />;
}

export function ResultMark({ result }: { readonly result: Mission["result"] }) {
  if (result === "open") return null;
  return result === "succeeded" ? <Round name="good" /> : <Crossed name="bad" />;
}

/** A shield for the resistance, a mask for spies. */
export function RoleMark({ role }: { readonly role: Role }) {
  return role === "spy" ? (
    <Sign name="spy">
      <path d="M1 4.5c2.5-1 4.6-.6 7 .4 2.4-1 4.5-1.4 7-.4 0 4.5-1.8 7.3-4.3 7.3-1.5 0-2-1.3-2.7-1.3s-1.2 1.3-2.7 1.3C2.8 11.8 1 9 1 4.5z" fill="currentColor" />
      <path d="M3.4 7.3l2.9.8M12.6 7.3l-2.9.8" fill="none" stroke="var(--card)" stroke-width="1.8" stroke-linecap="round" />
    </Sign>
  ) : (
    <Sign name="resistance">
      <path d="M8 1.2 14 3.3v4.2c0 3.6-2.5 6-6 7.4-3.5-1.4-6-3.8-6-7.4V3.3z" fill="currentColor" />
      <path d="m5.2 8 2 2 3.7-4" fill="none" stroke="var(--card)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </Sign>
  );
}

/** A mission card, open, or its back; an empty place until it is played. */
export function CardFace({ card }: { readonly card: "success" | "sabotage" | "back" | "none" }) {
  const word = card === "success" || card === "sabotage" ? wordName("resistance", "mission", card) : "";
  return (
    <span class="res-mission-card" data-card={card}>
      {card === "success" && <Round name="good" />}
      {card === "sabotage" && <Bomb />}
      {word && <b>{word}</b>}
    </span>
  );
}
