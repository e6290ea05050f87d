/** Mafia's signs: bricks, the trial, choices, sleep, the ways out. Each is known by its shape. */
import type { ComponentChildren } from "preact";

import type { Fate } from "./told";

const LINE = { fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function Sign({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <svg class={`mark mark-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Hit by a brick: out for a day. It is wound round the head. */
export const Bandage = () => (
  <svg class="bandage" viewBox="0 0 40 24" aria-hidden="true">
    <path d="M2 20C2 8 10 1 20 1s18 7 18 19c-10 4-26 4-36 0z" fill="#e9dfca" />
    <path d="M2 20c0-3 .5-6 2-8l33-3c.8 2 1 7 1 11zM9 5l26 1c-4-4-9-5-15-5-4 0-8 1-11 4z" fill="#fffaf0" />
    <path d="M3 14l34-4M5 9l26-6M3 18l35-1" stroke="#b9ab8e" stroke-width="1" fill="none" />
    <path d="M23 9l4-2 4 3-2 4-5 0z" fill="#d8352f" />
  </svg>
);

/** Hit by a brick before: the next one kills. */
export const OldBrick = () => (
  <Sign name="old-brick">
    <path d="M2 4.8h12v6.8H2zM2 8.2h12M6 4.8v3.4M10.5 8.2v3.4" {...LINE} stroke-width="1.3" />
  </Sign>
);

/** Put up for trial. */
export const Accused = () => (
  <Sign name="accused">
    <path d="M8 2.5v6.5M8 13v.4" {...LINE} stroke-width="3" />
  </Sign>
);

/** Whom I have chosen tonight: an aim; whom the other maf has: a broken one. */
export const Aim = ({ by }: { readonly by: "me" | "mate" }) => (
  <Sign name={`aim-${by}`}>
    <circle cx="8" cy="8" r="4.6" {...LINE} stroke-dasharray={by === "me" ? "none" : "2.6 2.2"} />
    {by === "me" ? <path d="M8 .8v4M8 11.2v4M.8 8h4M11.2 8h4" {...LINE} /> : <circle cx="8" cy="8" r="1.4" fill="currentColor" />}
  </Sign>
);

/** What the commissioner saw: awake as by daylight, or asleep. */
export const Seen = ({ awake }: { readonly awake: boolean }) => (
  <Sign name={awake ? "awake" : "asleep"}>
    {awake ? (
      <>
        <circle cx="8" cy="8" r="3" fill="currentColor" />
        <path d="M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1.1 1.1M11.9 11.9 13 13M3 13l1.1-1.1M11.9 4.1 13 3" {...LINE} />
      </>
    ) : (
      <path d="M2.5 2.5h6l-6 7h6M10 9.5h4L10 14h4" {...LINE} />
    )}
  </Sign>
);

const OUT: Record<Fate, ComponentChildren> = {
  alive: null,
  leaving: <path d="M6 2.5H2.5v11H6M7 8h7M11 5l3 3-3 3" {...LINE} />,
  left: <path d="M6 2.5H2.5v11H6M7 8h7M11 5l3 3-3 3" {...LINE} />,
  jailed: <path d="M3 2v12M6.4 2v12M9.7 2v12M13 2v12M1.5 4h13M1.5 12h13" {...LINE} stroke-width="1.4" />,
  killed: <path d="M3.5 14V6.5a4.5 4.5 0 0 1 9 0V14M1.5 14h13M8 5v5M6 7h4" {...LINE} />,
  bricked: <path d="M1.5 9h13v5.5h-13zM1.5 11.8h13M8 1v5.5M5.8 3h4.4" {...LINE} stroke-width="1.5" />,
  removed: <path d="M2 3h12v8H7l-3 2.5V11H2zM1.5 14.5l13-13" {...LINE} />,
};

/** How somebody went. */
export const Out = ({ fate }: { readonly fate: Fate }) => <Sign name={`out-${fate}`}>{OUT[fate]}</Sign>;
