/** A pocket of eight: two rows of four, each item an object one recognises. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { pick, picking } from "../../frame/picking";
import { ItemArt } from "./items";
import type { Item } from "./story";

const PLACES = 8;
const ROW = 4;

/** How many of a pocket's two rows have something in them; an empty second row is drawn low. */
export const rowsUsed = (pocket: readonly Item[]): number => (pocket.length > ROW ? 2 : 1);

interface Props {
  readonly scene: Scene<"duel">;
  readonly seat: number;
}

export function Pocket({ scene, seat }: Props) {
  const mine = seat === (scene.reader ?? 0);
  const pocket = scene.view.pockets[seat]!;
  const label = mine && scene.reader !== null ? t("duel-pocket-mine") : t("duel-pocket-theirs", { who: scene.name(seat) });
  return (
    <ul class="pocket" data-pocket={seat} data-guide={mine ? "pocket" : undefined} data-side={mine ? "mine" : "theirs"} data-rows={rowsUsed(pocket)} aria-label={label}>
      {Array.from({ length: PLACES }, (_, place) => {
        const item = pocket[place];
        return (
          <li key={place} class="place">
            {item && <ItemButton scene={scene} item={item} place={place} mine={mine} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ItemProps {
  readonly scene: Scene<"duel">;
  readonly item: Item;
  readonly place: number;
  readonly mine: boolean;
}

/** What a touch on an item means now: an answer that is on offer, or only a look. */
function meaning({ scene, item, mine }: ItemProps): "use" | "steal" | "grab" | "look" {
  if (!scene.free) return "look";
  const among = (kind: string) => scene.snapshot.offers.find((offer) => offer.kind === kind)?.among;
  if (!mine) return picking.value?.kind === "steal" && among("steal")?.includes(item) ? "grab" : "look";
  if (item === "adrenaline" && among("steal")) return "steal";
  return among("use")?.includes(item) ? "use" : "look";
}

function ItemButton(props: ItemProps) {
  const { scene, item, place, mine } = props;
  const means = meaning(props);
  const side = mine ? "mine" : "theirs";
  const chosen = picking.value;
  const up = chosen?.picks[1] === side && chosen.picks[2] === String(place);
  const name = t(`duel-item-${item}`);

  function touch() {
    if (means === "grab") scene.play("steal", [item]);
    else if (means === "use" && up && chosen?.kind === "use") scene.play("use", [item]);
    else pick(means, item, side, String(place));
  }

  return (
    <button
      type="button"
      class="item"
      data-item={item}
      data-means={means}
      data-up={up ? "" : undefined}
      aria-label={name}
      aria-pressed={up}
      title={name}
      onClick={touch}
    >
      <ItemArt item={item} />
    </button>
  );
}
