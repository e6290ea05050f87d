/** The characters: each has a portrait, a sign, a colour and a name; what is nobody's deed has a picture too. */
import type { ComponentChildren } from "preact";

import { fetchPictures } from "../../app/images";
import { wordName } from "../../frame/telling";
import type { View } from "../../frame/game";
import ambassador from "./art/ambassador.svg";
import assassin from "./art/assassin.svg";
import captain from "./art/captain.svg";
import contessa from "./art/contessa.svg";
import duke from "./art/duke.svg";
import inquisitor from "./art/inquisitor.svg";

export type Role = View<"coup">["roles"][number];

export const ROLES: readonly Role[] = ["duke", "assassin", "captain", "contessa", "ambassador", "inquisitor"];

export const roleName = (role: Role): string => wordName("coup", "role", role);

const PORTRAITS: Record<Role, string> = { duke, assassin, captain, contessa, ambassador, inquisitor };

/** A picture in its own light; a name or a sentence stands beside it. */
export function Picture({ src, role }: { readonly src: string; readonly role?: Role }) {
  return (
    <span class="coup-picture" data-role={role}>
      <img src={src} alt="" draggable={false} />
    </span>
  );
}

export const Portrait = ({ role }: { readonly role: Role }) => <Picture src={PORTRAITS[role]} role={role} />;

/** Load the faces of this game beforehand: no card is turned before its picture is there. */
export const loadPortraits = (roles: readonly Role[]): void => fetchPictures(roles.map((role) => PORTRAITS[role]));

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** A crown, a dagger, an anchor, a fan, a sealed letter, a looking glass. */
const EMBLEMS: Record<Role, ComponentChildren> = {
  duke: (
    <g fill="currentColor">
      <path d="M4 9l4 3.5L12 6l4 6.5L20 9l-1.6 8H5.6z" />
      <path d="M5.5 18.5h13V21h-13z" />
      <circle cx="4" cy="7.5" r="1.7" />
      <circle cx="12" cy="4" r="1.9" />
      <circle cx="20" cy="7.5" r="1.7" />
    </g>
  ),
  assassin: (
    <g fill="currentColor">
      <path d="M9.6 10h4.8v7.5L12 22.5l-2.4-5z" />
      <path d="M5.5 7h13v2.4h-13z" />
      <path d="M10.7 2.6h2.6V7h-2.6z" />
      <circle cx="12" cy="2.4" r="1.7" />
    </g>
  ),
  captain: (
    <g {...LINE}>
      <circle cx="12" cy="4.6" r="2.2" />
      <path d="M12 7v14M7.5 10.5h9" />
      <path d="M3.5 14c.6 4.2 4 7 8.5 7s7.9-2.8 8.5-7" />
      <path d="M2.5 16l1-2.5 2.4 1M21.5 16l-1-2.5-2.4 1" />
    </g>
  ),
  contessa: (
    <g {...LINE}>
      <path d="M12 20.5L2.5 11.5a13.5 13.5 0 0 1 19 0z" />
      <path d="M12 20.5L7 8.5M12 20.5v-13M12 20.5l5-12" stroke-width="1.6" />
      <circle cx="12" cy="20.5" r="1.5" fill="currentColor" />
    </g>
  ),
  ambassador: (
    <g {...LINE}>
      <path d="M3 6h18v13H3z" />
      <path d="M3.5 6.5L12 13l8.5-6.5" />
      <circle cx="12" cy="14" r="2.6" fill="currentColor" stroke="none" />
    </g>
  ),
  inquisitor: (
    <g {...LINE}>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M15 15l6 6" stroke-width="3" />
      <path d="M10 7.2v5.6M7.2 10h5.6" stroke-width="1.6" />
    </g>
  ),
};

export function Emblem({ role }: { readonly role: Role }) {
  return (
    <svg class="emblem" viewBox="0 0 24 24" data-role={role} aria-hidden="true">
      {EMBLEMS[role]}
    </svg>
  );
}
