/** Puts texts together out of what words.ts, beside src, makes of Fluent's patterns. */

export type Words = Record<string, string | number>;

/** A text: as it stands, or in pieces. */
export type Pattern = string | readonly Piece[];
type Piece = string | { readonly variable: string } | { readonly literal: string } | { readonly text: string } | Choice;
/** What is said depends on a variable: a word, a number, or how numbers are counted in the language. */
export interface Choice {
  readonly by: string;
  readonly among: readonly (readonly [key: string | number, said: Pattern])[];
  readonly otherwise: number;
}

/** All texts of one language that are here. */
export class Speech {
  private readonly numbers: Intl.NumberFormat;
  private readonly counting: Intl.PluralRules;
  readonly keys: readonly string[];

  constructor(
    language: string,
    readonly texts: ReadonlyMap<string, Pattern>,
  ) {
    this.keys = [...texts.keys()];
    this.numbers = new Intl.NumberFormat(language);
    this.counting = new Intl.PluralRules(language);
  }

  say(pattern: Pattern, words: Words): string {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((piece) => {
        if (typeof piece === "string") return piece;
        // What is put in keeps its own direction of writing.
        const said = this.put(piece, words);
        return pattern.length > 1 ? `\u2068${said}\u2069` : said;
      })
      .join("");
  }

  private put(piece: Exclude<Piece, string>, words: Words): string {
    if ("by" in piece) return this.say(this.chosen(piece, words[piece.by]), words);
    if ("literal" in piece) return piece.literal;
    if ("text" in piece) return this.say(this.texts.get(piece.text) ?? `{${piece.text}}`, words);
    const value = words[piece.variable] ?? `{$${piece.variable}}`;
    return typeof value === "number" ? this.numbers.format(value) : value;
  }

  private chosen({ among, otherwise }: Choice, value: string | number | undefined): Pattern {
    const counted = typeof value === "number" ? this.counting.select(value) : value;
    const found = among.find(([key]) => key === value || key === counted) ?? among[otherwise]!;
    return found[1];
  }
}
