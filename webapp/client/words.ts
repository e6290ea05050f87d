/** Catalogues for the browser: read when the app is built, without what the server says, rules apart. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Refusals come from the server with their text. */
const NOT_SAID = /^refused-(?!full$|quiet$)/;
const RULES = /^[a-z_]+-rules-/;

/** `x.ftl` and `x.ftl?rules` as modules: each message under its key, as @fluent/bundle has read it. */
export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    transform(text, id) {
      const [path, part] = id.split("?");
      if (!path?.endsWith(".ftl")) return null;
      const said = new FluentResource(text).body.filter(
        ({ id: key }) => !NOT_SAID.test(key) && RULES.test(key) === (part === "rules"),
      );
      const messages = Object.fromEntries(said.map(({ id: key, value }) => [key, value]));
      return { code: `export default ${JSON.stringify(messages)}`, map: null };
    },
  };
}

/** The name of a chunk: that of words says whose they are, `words-fa-coup-rules`. */
export function chunkName(module: string | null): string {
  const [, language, part, query] = /(\w+)\/(\w+)\.ftl(?:\?(\w+))?$/.exec(module ?? "") ?? [];
  const name = language ? ["words", language, part, query].filter(Boolean).join("-") : "[name]";
  return `assets/${name}-[hash].js`;
}
