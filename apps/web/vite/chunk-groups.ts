import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Naming = Extract<Groups[number]['name'], (...given: never[]) => unknown>;
type Context = Parameters<Naming>[1];

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const START = source('main.tsx');
const LANDING = source('features/landing/landing-screen.tsx');
/** The frame around every screen but the landing page. */
const PRODUCT = source('app/product.tsx');
const LANDING_FOLDER = source('features/landing/');
/** Loaded apart, when they are needed. */
const HEAVY =
  /maplibre|[\\/](zod|react-hook-form|@hookform|@tanstack[\\/](react-)?table[^\\/]*|cmdk|sonner)[\\/]|viem|src[\\/]ui[\\/](map|chart|gallery|table)[\\/]|src[\\/]parts[\\/]valuation[\\/]|packages[\\/]proof/;
/** Listed by libraries whose other parts the beginning needs, and used by screens alone. */
const FOR_SCREENS =
  /@tanstack[\\/](react-query|query-core)[\\/].*(queriesObserver|useQueries|useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver|ydrat|streamedQuery)/;
/** A part that so many screens have in common is fetched once, with the others. */
const SCREENS_IN_COMMON = 4;

/** Everything that a source imports, directly or through others, with itself. */
const reachFrom = (start: string, context: Context): ReadonlySet<string> => {
  const seen = new Set<string>();
  const walk = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  walk(start);
  return seen;
};

/** Who needs a part at the very beginning: both, the landing page alone, the product alone, or neither. */
const beginningFinder = () => {
  let reach: Record<'start' | 'landing' | 'product', ReadonlySet<string>> | undefined;
  return (id: string, context: Context): 'first' | 'landing-parts' | 'shell' | null => {
    reach ??= {
      start: reachFrom(START, context),
      landing: reachFrom(LANDING, context),
      product: reachFrom(PRODUCT, context),
    };
    const [forLanding, forProduct] = [reach.landing.has(id), reach.product.has(id)];
    if (FOR_SCREENS.test(id)) return null;
    if (reach.start.has(id) || (forLanding && forProduct)) return 'first';
    if (forLanding) return 'landing-parts';
    return forProduct ? 'shell' : null;
  };
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

/** The entry and the screen itself keep their own names. */
const isOwnChunk = (id: string): boolean => id === START || id === PRODUCT || id.startsWith(LANDING_FOLDER);

/**
 * A handful of files in place of a hundred small ones: `first` is what the landing page and the product both begin
 * with, `landing-parts` and `shell` what only one of them does, `parts` what many screens of the product are made of.
 * The landing page loads neither `shell` nor `parts`; the shell waits for neither `landing-parts` nor `parts`.
 */
export const chunkGroups = (): Groups => {
  const isHeavy = heavyFinder();
  const beginningOf = beginningFinder();
  return [
    {
      name: (id, context) => (isOwnChunk(id) ? null : beginningOf(id, context)),
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: (id, context) => (beginningOf(id, context) !== null || isHeavy(id, context) ? null : 'parts'),
      minShareCount: SCREENS_IN_COMMON,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
};
