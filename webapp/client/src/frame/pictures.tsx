/** The lamp over the table, our sign, and what lies in its light on pages that say what is wrong. */
import type { ComponentChildren } from "preact";

import type { Notice } from "../app/router";

interface LampProps {
  /** A lamp without a line to us is dark. */
  readonly dark?: boolean;
  readonly children?: ComponentChildren;
}

export function Lamp({ dark = false, children }: LampProps) {
  return (
    <svg class="lamp-sign" viewBox={children ? "0 0 120 104" : "0 0 120 84"} aria-hidden="true">
      {!dark && (
        <>
          <defs>
            <linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stop-color="#ffcf8a" stop-opacity=".75" />
              <stop offset="1" stop-color="#ffcf8a" stop-opacity="0" />
            </linearGradient>
          </defs>
          <path class="lamp-cone" d="M42 34L8 84h104L78 34z" fill="url(#lamp-light)" />
        </>
      )}
      <path d="M59 0h2v14h-2z" fill="#8a6b45" />
      <path d="M60 12c12 0 22 8 25 22H35c3-14 13-22 25-22z" fill={dark ? "#6d5a45" : "#c4823a"} />
      <path d="M60 12c5 0 9 8 10 22H50c1-14 5-22 10-22z" fill={dark ? "#84705a" : "#e3a55a"} />
      <ellipse cx="60" cy="34" rx="25" ry="3.5" fill={dark ? "#4a3c2e" : "#fff1d6"} />
      {children}
    </svg>
  );
}

const WOOD = "#7a5330";
const RIM = "#d9a05f";
const PAPER = "#f4e2c1";
const INK = "#2a1a0c";

const table = (
  <>
    <ellipse cx="60" cy="84" rx="44" ry="12" fill={WOOD} />
    <path d="M16 84a44 12 0 0 1 88 0 44 10.5 0 0 0-88 0z" fill={RIM} />
    <path d="M55 95h10l3 9H52z" fill="#5b3c20" />
  </>
);

/** By what is wrong: small, and the same night. */
const THINGS: { readonly [name in Notice | "closed"]: ComponentChildren } = {
  // A letter on its way
  outside: (
    <>
      {table}
      <path d="M36 66l50-18-14 36-12-11z" fill={PAPER} />
      <path d="M86 48L54 71l-2 12 8-10z" fill="#c9a978" />
    </>
  ),
  // A pass that is torn
  reopen: (
    <>
      {table}
      <path d="M40 52h22l-4 7 5 6-4 7 2 6H40z" fill={PAPER} />
      <path d="M68 50h14v26H67l-2-5 4-7-5-6z" fill="#e3c999" />
      <path d="M45 59h9M45 65h8" stroke={INK} stroke-width="2.5" />
    </>
  ),
  // The hands of a clock that went on
  old: (
    <>
      {table}
      <circle cx="60" cy="66" r="17" fill={PAPER} />
      <path d="M60 55v12l8 5" fill="none" stroke={INK} stroke-width="3" stroke-linecap="round" />
      <path d="M80 58a22 22 0 0 0-38-6l-2-6-2 14 13-2-6-3a16 16 0 0 1 28 5z" fill={RIM} />
    </>
  ),
  // Only the marks of glasses are left
  gone: (
    <>
      {table}
      <g fill="none" stroke={INK} stroke-opacity=".55" stroke-width="2">
        <ellipse cx="46" cy="82" rx="9" ry="3" />
        <ellipse cx="74" cy="85" rx="9" ry="3" />
        <ellipse cx="62" cy="79" rx="7" ry="2.3" />
      </g>
    </>
  ),
  // A wire that sparks
  failed: (
    <>
      {table}
      <path d="M62 44l-10 16h9l-5 14 17-20h-9l6-10z" fill="#f0bd55" />
    </>
  ),
  // A plug beside its socket
  offline: (
    <>
      {table}
      <path d="M8 76c8-10 16-12 24-12" fill="none" stroke="#8a6b45" stroke-width="3.5" />
      <path d="M31 55h13a9 9 0 0 1 0 18H31z" fill={PAPER} />
      <path d="M52 60h8M52 68h8" stroke={PAPER} stroke-width="3.5" />
      <path d="M76 53h14v22H76a11 11 0 0 1 0-22z" fill="#c9a978" />
      <path d="M89 64c10 0 12 6 22 12" fill="none" stroke="#8a6b45" stroke-width="3.5" />
    </>
  ),
  // Chairs put up
  closed: (
    <>
      {table}
      <g fill="none" stroke={RIM} stroke-width="3.5" stroke-linecap="round">
        <path d="M32 78V58M46 80V50M32 68h14" />
        <path d="M74 80V50M88 78V58M74 68h14" />
      </g>
    </>
  ),
};

export function Picture({ of }: { readonly of: Notice | "closed" }) {
  return <Lamp dark={of === "failed" || of === "offline" || of === "closed"}>{THINGS[of]}</Lamp>;
}
