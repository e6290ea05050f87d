/** Which modules come in one file: those the app starts with, and those every table needs; parts come by themselves. */
import type { Plugin } from "vite";

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ROOTS: { readonly [chunk: string]: readonly string[] } = {
  start: ["start.tsx"],
  table: ["frame/table.tsx", "frame/game.ts", "frame/seats.tsx", "frame/touch.tsx"],
};

/** Everything that a module brings with it. */
function brought(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) brought(imported, modules, found);
  return found;
}

export function chunkOf(id: string, modules: Modules): string | null {
  // What fetches the others comes before them.
  if (/preload-helper|rolldown\/runtime/.test(id)) return null;
  for (const [chunk, roots] of Object.entries(ROOTS)) {
    const paths = roots.map((root) => new URL(`src/${root}`, import.meta.url).pathname);
    if (paths.some((path) => brought(path, modules).has(id))) return chunk;
  }
  return null;
}

/** The page names them and their looks, so that they come while it is painted. */
export function preloading(): Plugin {
  const link = (file: string, attrs: object) => ({
    tag: "link",
    attrs: { ...attrs, crossorigin: true, href: `./${file}` },
    injectTo: "head" as const,
  });
  return {
    name: "preloading",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((file) => {
          if (file.type !== "chunk" || !(file.name in ROOTS)) return [];
          const looks = [...(file.viteMetadata?.importedCss ?? [])];
          return [
            link(file.fileName, { rel: "modulepreload" }),
            ...looks.map((look) => link(look, { rel: "preload", as: "style" })),
          ];
        }),
    },
  };
}
