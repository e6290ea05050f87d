/** Resistance Mini's pieces: characters, mission cards, tokens. Each is known by its shape. */
import { digits, t } from "../../app/texts";
import { positionName, wordName } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import { turning } from "./ahead";
import { type Card, type Character, type Here, isCharacter } from "./told";

/** A character, or the back that all of them have. */
export const Face = ({ face }: { readonly face: Character | null }) => (
  <span class="character-face" data-face={face ?? "down"} data-character={face ?? undefined} aria-hidden="true" />
);

/** A mission card, or the back that all of them have. */
export const Paper = ({ card }: { readonly card: Card | null }) => (
  <span class="mission-face" data-card={card ?? "back"} data-result={card ?? undefined} aria-hidden="true" />
);

export const Picture = ({ word }: { readonly word: Card | Character }) =>
  isCharacter(word) ? <Face face={word} /> : <Paper card={word} />;

/** The faction's token. */
export const Token = () => <i class="mini-token" aria-hidden="true" />;

interface PlaceProps {
  readonly scene: Here;
  readonly seat: number;
  readonly position: number;
}

/** A character before somebody: its back, or its face once it is turned up. */
export function Place({ scene, seat, position }: PlaceProps) {
  const { view } = scene;
  const place = `${seat}.${position}`;
  const known = view.characters[seat]?.[position] ?? null;
  const face = place in turning.value ? turning.value[place]! : known;
  const handled = view.places.indexOf(place) + 1;
  const down = t(seat === scene.reader ? "resistance_mini-down-mine" : "resistance_mini-down");
  const what = face ? wordName("resistance_mini", "character", face) : down;
  const label = `${scene.name(seat)}: ${positionName("resistance_mini", position)}, ${what}`;
  return (
    <Touch scene={scene} pick={place} label={label} class={`character ${position === 1 ? "centre" : ""}`}>
      <span class="character-lies" data-handled={handled ? "" : undefined}>
        <Face face={face} />
        {handled > 0 && <b class="handled-order">{digits(handled)}</b>}
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
    <div class="glimpse" data-of={field} data-count={words.length}>
      {words.map((word, place) => {
        const name = wordName("resistance_mini", field === "faces" ? "character" : "result", word);
        const card = (
          <span class="mission-paper" data-word={word}>
            <Picture word={word} />
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
