/** What flies over the table while something is told: it is there unseen, and only motion shows it. */
import type { ComponentChildren } from "preact";

import { moving } from "../../frame/playback";
import { SignOf } from "../../frame/signs";

type Data = { readonly [name: string]: unknown };

const Brick = () => (
  <svg class="flies fallen" viewBox="0 0 34 22">
    <path d="M2 6l4-4h26v12l-4 6H2z" fill="#7c3519" />
    <path d="M2 6h26v14H2z" fill="#b9562f" />
    <path d="M2 6l4-4h26l-4 4z" fill="#f0966a" />
    <path d="M8 10h6v6H8zM18 10h6v6h-6z" fill="#7c3519" />
  </svg>
);

const Bars = () => (
  <svg class="flies bars" viewBox="0 0 44 44">
    <path d="M3 3h38v4H3zM3 37h38v4H3zM7 3h3v38H7zM16 3h3v38h-3zM25 3h3v38h-3zM34 3h3v38h-3z" fill="#8d97a3" />
    <path d="M3 3h38v1.5H3zM7 7h1v30H7zM16 7h1v30h-1zM25 7h1v30h-1zM34 7h1v30h-1z" fill="#e3e9ef" />
  </svg>
);

/** Out of the dark. */
const Eyes = () => (
  <svg class="flies eyes" viewBox="0 0 48 48">
    <circle cx="24" cy="24" r="23" fill="#05070c" />
    <path d="M9 19l13 5-2 4-10-3zM39 19l-13 5 2 4 10-3z" fill="#ffe6b8" />
  </svg>
);

const FLYING: { readonly [kind: string]: (data: Data) => ComponentChildren } = {
  named: ({ target }) => (
    <b class="flies">
      <SignOf seat={target as number} />
    </b>
  ),
  counted: ({ voters }) =>
    (voters as readonly number[]).map((voter) => (
      <b key={voter} class="flies stone" data-from={voter}>
        <SignOf seat={voter} />
      </b>
    )),
  jailed: Bars,
  stunned: Brick,
  bricked: Brick,
  killed: Eyes,
};

export function Flight() {
  const event = moving.value;
  return (
    <div class="flight" aria-hidden="true">
      {event && FLYING[event.kind]?.(event.data)}
    </div>
  );
}
