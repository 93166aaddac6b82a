import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');
const SLICES = path.join(SOURCES, 'slices');

/** Guards that hold the one transaction of a request while its operation works. */
const HOLDS = /(?:workspace|account|guest|page|operator)Routes\b/;
/** What reads a table, whichever way it is called. */
const READS_TABLES = [
  'tabular/open-table.ts',
  'tabular/open-head.ts',
  'tabular/read-csv.ts',
  'tabular/read-workbook.ts',
];
/** Where work is handed to others, who do it in steps. */
const HANDED_ON = /\/(?:jobs|timers)\.ts$/;

const IMPORT = /^import (?!type\b)([^;]*?) from '(\.[^']+)';|^import '(\.[^']+)';|import\('(\.[^']+)'\)/gms;

const importsOf = (file: string): { names: string; from: string }[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => ({
    names: match[1] ?? '',
    from: path.resolve(path.dirname(file), match[2] ?? match[3] ?? match[4] ?? ''),
  }));

/** Everything that a file runs, itself or through what it imports. */
const reachedFrom = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || HANDED_ON.test(file) || !file.endsWith('.ts')) return seen;
  seen.add(file);
  for (const { from } of importsOf(file)) reachedFrom(from, seen);
  return seen;
};

/** The operations that are called with the scope of an open transaction, by the files that they stand in. */
const heldOperations = (routes: string): string[] => {
  const source = readFileSync(routes, 'utf8');
  const held = new Set(
    [...source.matchAll(/const ([^=]+) = (\w+)[^;=]*;/g)]
      .filter(([, , guard = '']) => HOLDS.test(guard))
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  );
  const handlers = [...source.matchAll(/\b(\w+)(?:\.\w+)+\.handler\(/g)];
  const called = new Set(
    handlers.flatMap(({ 0: start, 1: guard = '', index }, at) => {
      if (!HOLDS.test(guard) && !held.has(guard)) return [];
      const body = source.slice(index + start.length, handlers[at + 1]?.index);
      return [...body.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name);
    }),
  );
  return importsOf(routes)
    .filter(({ names }) => names.split(/[{},\s]+/).some((name) => called.has(name)))
    .map(({ from }) => from);
};

const readsTable = (file: string): string[] =>
  [...reachedFrom(file)]
    .map((reached) => path.relative(SOURCES, reached))
    .filter((reached) => READS_TABLES.includes(reached));

const routes = globSync('**/*routes.ts', { cwd: SLICES }).map((file) => path.join(SLICES, file));

it('no operation that is opened with a transaction reads a table', () => {
  const held = routes.flatMap((file) => heldOperations(file));
  expect(held.length).toBeGreaterThan(200);
  const guilty = held.filter((file) => readsTable(file).length > 0);
  expect(guilty.map((file) => path.relative(SLICES, file))).toEqual([]);
});

it('notices one that would', () => {
  const reading = path.join(SLICES, 'portfolios/preview-portfolio.ts');
  expect(readsTable(reading)).toContain('tabular/open-table.ts');
  expect(heldOperations(path.join(SLICES, 'portfolios/routes.ts'))).toContain(
    path.join(SLICES, 'portfolios/list-portfolios.ts'),
  );
  expect(heldOperations(path.join(SLICES, 'portfolios/routes.ts'))).not.toContain(reading);
});
