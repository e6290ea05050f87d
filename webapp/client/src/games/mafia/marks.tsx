/** Mafia's signs: roles, bricks, the trial. Each is known by its shape. */
import type { ComponentChildren } from "preact";

import type { Role } from "./told";

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function Sign({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <svg class={`mark mark-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Hit by a brick: out for a day. */
export const Brick = () => (
  <Sign name="brick">
    <path d="M1.5 5h13v6.5h-13z" fill="currentColor" />
    <path d="M1.5 8.2h13M6 5v3.2M10.5 8.2v3.3" stroke="#2b1208" stroke-width="1.2" />
  </Sign>
);

/** Put up for trial: a raised hand. */
export const Accused = () => (
  <Sign name="accused">
    <path d="M8 1.5v8M8 13.2v.6" {...LINE} stroke-width="3" />
  </Sign>
);

/** Whom I have chosen tonight: an aim. */
export const Aim = () => (
  <Sign name="aim">
    <circle cx="8" cy="8" r="4.6" {...LINE} />
    <path d="M8 .8v4M8 11.2v4M.8 8h4M11.2 8h4" {...LINE} />
  </Sign>
);

const SHAPES: Record<Role, ComponentChildren> = {
  maf: <path d="M1 4.5c2.5-1 4.6-.6 7 .4 2.4-1 4.5-1.4 7-.4 0 4.5-1.8 7.3-4.3 7.3-1.5 0-2-1.3-2.7-1.3s-1.2 1.3-2.7 1.3C2.8 11.8 1 9 1 4.5z" fill="currentColor" />,
  maniac: (
    <>
      <path d="M1.5 8.5h13v6h-13z" fill="currentColor" />
      <path d="M8 1v5M5.5 3.8 8 6.3l2.5-2.5" {...LINE} />
    </>
  ),
  doctor: <path d="M6 1.5h4v4.5h4.5v4H10v4.5H6V10H1.5V6H6z" fill="currentColor" />,
  commissioner: (
    <>
      <path d="M1 8s2.5-4.6 7-4.6S15 8 15 8s-2.5 4.6-7 4.6S1 8 1 8z" {...LINE} />
      <circle cx="8" cy="8" r="2.4" fill="currentColor" />
    </>
  ),
  civilian: (
    <>
      <path d="M2 8.8a6 6 0 0 1 12 0z" fill="currentColor" />
      <path d="M.8 11.2h14.4M8 2.6v3" {...LINE} />
    </>
  ),
};

export const RoleMark = ({ role }: { readonly role: Role }) => <Sign name={`role-${role}`}>{SHAPES[role]}</Sign>;
