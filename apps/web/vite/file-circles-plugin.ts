import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The first way round that leads back to where it began, or none. */
export function findCircle(importsOf: Imports): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | null => {
    const before = way.indexOf(file);
    if (before !== -1) return [...way.slice(before), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Files that need each other run a part before what it stands on, and the page stays empty: such a build fails. */
export function noFileCircles(): Plugin {
  return {
    name: 'propguard:file-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap((file): [string, string[]][] =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      );
      const circle = findCircle(importsOf);
      if (circle) this.error(`Files that need each other: ${circle.join(' -> ')}. See vite/chunk-groups.ts.`);
    },
  };
}
