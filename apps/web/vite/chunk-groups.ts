import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Naming = Extract<Groups[number]['name'], (...given: never[]) => unknown>;
type Context = Parameters<Naming>[1];

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const FIRST_SEEN = [source('main.tsx'), source('features/landing/landing-screen.tsx')];
const LANDING = source('features/landing/');
/** Loaded apart, when they are needed. */
const HEAVY =
  /maplibre|recharts|[\\/](zod|react-hook-form|@hookform|@tanstack[\\/](react-)?table[^\\/]*|cmdk|sonner)[\\/]|[\\/]d3-|viem|src[\\/]ui[\\/](map|chart|gallery|table)[\\/]|src[\\/]parts[\\/]valuation[\\/]|packages[\\/]proof/;
/** A part that so many screens have in common is fetched once, with the others. */
const SCREENS_IN_COMMON = 4;

/** Everything that the start and the landing page import, directly or through others. */
const firstSeen = (context: Context): ReadonlySet<string> => {
  const seen = new Set<string>();
  const walk = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  for (const id of FIRST_SEEN) walk(id);
  return seen;
};

/** What stands on something heavy would bring it along. */
const heavyFinder = () => {
  const known = new Map<string, boolean>();
  const isHeavy = (id: string, context: Context): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const found =
      HEAVY.test(id) ||
      (context.getModuleInfo(id)?.importedIds ?? []).some((next: string) => isHeavy(next, context));
    known.set(id, found);
    return found;
  };
  return isHeavy;
};

/**
 * A handful of files in place of a hundred small ones: `first` is what the landing page and the product begin with,
 * `parts` is what many screens of the product are made of. The landing page never loads `parts`.
 */
export const chunkGroups = (): Groups => {
  const isHeavy = heavyFinder();
  let seen: ReadonlySet<string> | undefined;
  const isFirst = (id: string, context: Context): boolean => {
    seen ??= firstSeen(context);
    return seen.has(id);
  };
  return [
    {
      name: (id, context) => (isFirst(id, context) && !id.startsWith(LANDING) ? 'first' : null),
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: (id, context) => (isFirst(id, context) || isHeavy(id, context) ? null : 'parts'),
      minShareCount: SCREENS_IN_COMMON,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
};
