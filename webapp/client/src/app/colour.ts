/** Colours as numbers: how they mix, how well one can be read on another. */

export type Rgb = readonly [number, number, number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];
export const ENOUGH = 4.5;

/** What clients write: #rrggbb, some #rgb or with an opacity, some rgb(r, g, b). */
export function rgb(colour: unknown): Rgb | null {
  const text = String(colour).trim();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i.exec(text);
  const found = short ?? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(text);
  if (found) return found.slice(1).map((part) => parseInt(short ? part + part : part, 16)) as unknown as Rgb;
  const spoken = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text);
  return spoken && (spoken.slice(1).map((part) => Math.min(255, Number(part))) as unknown as Rgb);
}

export const hex = (of: Rgb) => `#${of.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
export const mixed = (a: Rgb, b: Rgb, part: number) => a.map((x, i) => x + (b[i]! - x) * part) as unknown as Rgb;

function light(of: Rgb): number {
  const [r, g, b] = of.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast between two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [light(rgb(a)!), light(rgb(b)!)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** This colour, moved towards another one only as far as it must be to be well. */
export function moved(colour: string, towards: Rgb, isWell: (tried: string) => boolean): string {
  for (let part = 0; part < 1; part += 0.05) {
    const tried = hex(mixed(rgb(colour)!, towards, part));
    if (isWell(tried)) return tried;
  }
  return hex(towards);
}

export const isDark = (colour: string): boolean => light(rgb(colour)!) < 0.18;

/** A colour that can be read on every one of these grounds. */
export const readable = (colour: string, grounds: readonly string[]): string =>
  moved(colour, isDark(grounds[0]!) ? WHITE : BLACK, (tried) => grounds.every((ground) => contrast(tried, ground) >= ENOUGH));
