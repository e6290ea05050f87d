/** Catalogues for the browser: read when the app is built, without what the server says, rules apart. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

import type { Pattern } from "./src/app/saying.ts";

type Read = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Read, string>[number];

/** Refusals come from the server with their text. */
const NOT_SAID = /^refused-(?!full$|quiet$)/;
/** What is looked up: a game's rules, what its offers do, and what one is shown of it. */
const RULES = /^(?!app-)[a-z_]+-(rules|hint|guide)-/;

/** Fluent's pattern as `saying.ts` puts it together. Throws on what nobody has needed yet. */
function patternOf(read: Read): Pattern {
  return typeof read === "string" ? read : read.map(pieceOf);
}

function pieceOf(read: Element): Exclude<Pattern, string>[number] {
  if (typeof read === "string") return read;
  if (read.type === "str") return { literal: read.value };
  if (read.type === "var") return { variable: read.name };
  if (read.type === "mesg" && !read.attr) return { text: read.name };
  if (read.type === "select" && read.selector.type === "var") {
    const among = read.variants.map(({ key, value }) => [key.value, patternOf(value)] as const);
    return { by: read.selector.name, among, otherwise: read.star };
  }
  throw new Error(`the browser cannot say this: ${JSON.stringify(read)}`);
}

/** A catalogue, or the rules in it, as JSON: each text under its key. */
function catalogue(text: string, rules: boolean): string {
  const said = new FluentResource(text).body.filter(({ id }) => !NOT_SAID.test(id) && RULES.test(id) === rules);
  return JSON.stringify(Object.fromEntries(said.map(({ id, value }) => [id, patternOf(value ?? "")])));
}

/** `x.ftl` and `x.ftl?rules` as addresses: so the browser reads no Fluent, and words are no JavaScript. */
export function words(): Plugin {
  let building = false;
  return {
    name: "words",
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    transform(text, id) {
      const [, language, name, rules] = /(\w+)\/(\w+)\.ftl(\?rules)?$/.exec(id) ?? [];
      if (!language) return null;
      const source = catalogue(text, Boolean(rules));
      // Tests have no files that are built.
      if (!building) return { code: `export default "data:,${encodeURIComponent(source)}"`, map: null };
      const file = `words-${language}-${name}${rules ? "-rules" : ""}.json`;
      const address = this.emitFile({ type: "asset", name: file, source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${address}`, map: null };
    },
  };
}
