/** The nine items, drawn so that one recognises them at 32 pixels: a row of pictures in one file. */
import { type Item, ITEMS } from "./story";

export function ItemArt({ item }: { readonly item: Item }) {
  return <i class="item-art" style={{ "--nth": ITEMS.indexOf(item) }} aria-hidden="true" />;
}
