/** Catalogues for the browser: read when the app is built, without what the server says, rules apart. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Refusals come from the server with their text. */
const NOT_SAID = /^refused-(?!full$|quiet$)/;
const RULES = /^[a-z_]+-rules-/;

/**
 * `x.ftl` and `x.ftl?rules` as addresses of JSON: each message under its key, as @fluent/bundle has
 * read it. So the browser needs no parser, and words are no JavaScript.
 */
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
      const said = new FluentResource(text).body.filter(
        ({ id: key }) => !NOT_SAID.test(key) && RULES.test(key) === Boolean(rules),
      );
      const source = JSON.stringify(Object.fromEntries(said.map(({ id: key, value }) => [key, value])));
      // Tests have no files that are built.
      if (!building) return { code: `export default "data:,${encodeURIComponent(source)}"`, map: null };
      const file = `words-${language}-${name}${rules ? "-rules" : ""}.json`;
      const address = this.emitFile({ type: "asset", name: file, source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${address}`, map: null };
    },
  };
}
