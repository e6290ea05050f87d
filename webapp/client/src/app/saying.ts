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
  readonly keys: readonly string[];
  // A phone makes such things slowly, so each is made once, when it is needed.
  private numbers: Intl.NumberFormat | undefined;
  private numerals: Intl.NumberFormat | undefined;
  private counting: Intl.PluralRules | undefined;

  constructor(
    private readonly language: string,
    readonly texts: ReadonlyMap<string, Pattern>,
  ) {
    this.keys = [...texts.keys()];
  }

  /** A number as it is written, without anything between its digits. */
  digits(number: number): string {
    this.numerals ??= new Intl.NumberFormat(this.language, { useGrouping: false });
    return this.numerals.format(number);
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
    if (typeof value === "string") return value;
    this.numbers ??= new Intl.NumberFormat(this.language);
    return this.numbers.format(value);
  }

  private chosen({ among, otherwise }: Choice, value: string | number | undefined): Pattern {
    const counts = (key: string | number) => typeof key === "string" && typeof value === "number" && key === this.counted(value);
    const [, said] = among.find(([key]) => key === value || counts(key)) ?? among[otherwise]!;
    return said;
  }

  private counted(value: number): string {
    this.counting ??= new Intl.PluralRules(this.language);
    return this.counting.select(value);
  }
}
