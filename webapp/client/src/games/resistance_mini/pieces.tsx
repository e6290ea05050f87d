/** Resistance Mini's pieces: characters, mission cards, tokens. Each is known by its shape. */
import { digits, t } from "../../app/texts";
import { positionName, wordName } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import type { Card, Character, Here } from "./told";

/** A mask for spies, a fist for resisters. */
export function FaceMark({ face }: { readonly face: Character }) {
  return (
    <svg class={`mini-mark mini-mark-${face}`} viewBox="0 0 16 16" aria-hidden="true">
      {face === "spy" ? (
        <>
          <path d="M1 4.5c2.5-1 4.6-.6 7 .4 2.4-1 4.5-1.4 7-.4 0 4.5-1.8 7.3-4.3 7.3-1.5 0-2-1.3-2.7-1.3s-1.2 1.3-2.7 1.3C2.8 11.8 1 9 1 4.5z" fill="currentColor" />
          <path d="M3.4 7.3l2.9.8M12.6 7.3l-2.9.8" fill="none" stroke="#f3e6cf" stroke-width="1.6" stroke-linecap="round" />
        </>
      ) : (
        <path d="M3 9V5.2c0-1 1.8-1 1.8 0V4c0-1.2 2-1.2 2 0v-.6c0-1.2 2-1.2 2 0V4c0-1.2 2-1.2 2 0v2.2l1.4-1c1-.7 2 .4 1.2 1.4L11.6 11 11 14.6H4.6L4 11.6z" fill="currentColor" />
      )}
    </svg>
  );
}

/** ○ for success, ✕ for fail. */
export function CardMark({ card }: { readonly card: Card }) {
  return (
    <svg class={`mini-mark mini-mark-${card}`} viewBox="0 0 16 16" aria-hidden="true">
      {card === "success" ? (
        <circle cx="8" cy="8" r="5.4" fill="none" stroke="currentColor" stroke-width="2.8" />
      ) : (
        <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" />
      )}
    </svg>
  );
}

/** The faction's token. */
export const Token = () => (
  <svg class="mini-mark mini-mark-token" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6.4" fill="#d9a54a" stroke="#5b3a12" stroke-width="1.4" />
    <path d="M8 4.2v7.6M4.6 6.2 8 4.2l3.4 2" fill="none" stroke="#5b3a12" stroke-width="1.6" stroke-linecap="round" />
  </svg>
);

interface PlaceProps {
  readonly scene: Here;
  readonly seat: number;
  readonly position: number;
}

/** A character before somebody: its back, or its face once it is turned up. */
export function Place({ scene, seat, position }: PlaceProps) {
  const { view } = scene;
  const place = `${seat}.${position}`;
  const face = view.characters[seat]?.[position] ?? null;
  const what = face ? wordName("resistance_mini", "character", face) : t("resistance_mini-down");
  const label = `${scene.name(seat)}: ${positionName("resistance_mini", position)}, ${what}`;
  return (
    <Touch scene={scene} pick={place} label={label} class={`character ${position === 1 ? "centre" : ""}`}>
      <span class="character-face" data-face={face ?? "down"} data-character={face ?? undefined} data-handled={view.places.includes(place) ? "" : undefined}>
        {face && <FaceMark face={face} />}
      </span>
    </Touch>
  );
}

interface GlimpseProps {
  readonly scene: Here;
  readonly words: readonly (Card | Character)[];
  readonly field: "hand" | "pile" | "faces";
  /** Whether they are to be touched now. */
  readonly asked: boolean;
}

/** Cards that only I see: in my hand, or before me for a moment. */
export function Glimpse({ scene, words, field, asked }: GlimpseProps) {
  return (
    <div class="glimpse" data-of={field}>
      {words.map((word, place) => {
        const name = wordName("resistance_mini", field === "faces" ? "character" : "result", word);
        const card = (
          <span class="mission-paper" data-word={word} data-character={word} data-result={word}>
            {word === "spy" || word === "resister" ? <FaceMark face={word} /> : <CardMark card={word} />}
            <b>{name}</b>
          </span>
        );
        const label = `${digits(place + 1)}: ${name}`;
        return asked ? (
          <Touch key={place} scene={scene} pick={String(place)} label={label} class="paper">
            {card}
          </Touch>
        ) : (
          <div key={place} class="paper" role="img" aria-label={label}>
            {card}
          </div>
        );
      })}
    </div>
  );
}
