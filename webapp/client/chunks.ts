/** Which modules come in one file: those the app starts with, and those every table needs; parts come by themselves. */

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ROOTS: { readonly [chunk: string]: readonly string[] } = {
  start: ["main.tsx"],
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
  if (/preload-helper|rolldown\/runtime/.test(id)) return "start";
  for (const [chunk, roots] of Object.entries(ROOTS)) {
    const paths = roots.map((root) => new URL(`src/${root}`, import.meta.url).pathname);
    if (paths.some((path) => brought(path, modules).has(id))) return chunk;
  }
  return null;
}
