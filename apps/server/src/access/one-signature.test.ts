import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SLICES = join(import.meta.dirname, '../slices');

/** Stores are handed rows to read and write, with whatever connection the operation's scope has. */
const isOperationFile = (file: string): boolean => !/\.test\.ts$|(^|[/-])store\.ts$/.test(file);

const OPERATION =
  /^export (?:const (\w+)(?:: [^=]+)? = (?:async )?|(?:async )?function\*? ?(\w+))(?:<[^(]*>)?\(/gm;

/** Where a parameter ends: at a comma or bracket that belongs to no bracket inside it. */
const firstParameter = (source: string, start: number): string => {
  let depth = 0;
  let at = start;
  for (; at < source.length; at += 1) {
    const char = source.charAt(at);
    if ('([{<'.includes(char)) depth += 1;
    else if (char === '>' && source.charAt(at - 1) === '=') continue;
    else if (')]}>'.includes(char)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (char === ',' && depth === 0) break;
  }
  return source.slice(start, at).replaceAll(/\s+/g, ' ').trim();
};

const BARE =
  /^(services|database|tx|db)\b|^\{[^:]*\b(database|queue|config|log|plain)\b.*\}: |: (Context|Tx|Reader|Database|NodePgDatabase)$|: Pick<Context|: \{.*: (Context|Tx)\b/;

const bareOperations = (source: string): string[] =>
  [...source.matchAll(OPERATION)]
    .filter((match) => BARE.test(firstParameter(source, match.index + match[0].length)))
    .map((match) => match[1] ?? match[2] ?? '');

const sources = globSync('**/*.ts', { cwd: SLICES })
  .filter(isOperationFile)
  .map((file) => ({ file, source: readFileSync(join(SLICES, file), 'utf8') }));

/** Who calls them has no scope to give, only a connection. */
const WITHOUT_SCOPE = [
  // The command that imports from a disk: a database, and no services.
  'data-imports/rejected-rows-csv.ts rejectedLines',
  'data-imports/run-on-disk.ts importFromDisk',
  'data-imports/run-on-disk.ts undoOnDisk',
  // A start, on the connection of the database's owner, before there are services.
  'market/keep-figures-fresh.ts keepFiguresFresh',
  'models/enter-model.ts enterModel',
  'models/train-first-model.ts trainFirstModel',
];

it('operations take a scope, not services, a transaction or a connection', () => {
  expect(sources.length).toBeGreaterThan(400);
  const bare = sources.flatMap(({ file, source }) =>
    bareOperations(source).map((operation) => `${file} ${operation}`),
  );
  expect(bare.toSorted()).toEqual(WITHOUT_SCOPE.toSorted());
});

it('notices each way to take something else', () => {
  for (const parameter of [
    'services: Context',
    '\n  services: Services',
    '{ database }: Context',
    "{ queue }: Pick<Context, 'queue'>",
    '{\n  log,\n}: Services',
    "scope: Pick<Context, 'database'>",
    'tx: Tx',
    'transaction: Tx',
    'db: NodePgDatabase',
    'rows: Reader',
    'context: Context',
    '{ services, tx }: { services: Context; tx: Tx }',
  ]) {
    expect(bareOperations(`export const readIt = async (${parameter}, id: string) => id;`)).toEqual([
      'readIt',
    ]);
    expect(bareOperations(`export const readIt = <T>(${parameter}): T => id;`)).toEqual(['readIt']);
    expect(bareOperations(`export async function* readIt(${parameter}) {}`)).toEqual(['readIt']);
  }
  for (const parameter of [
    'scope: WorkspaceScope',
    '{ services, tx }: InstallationScope',
    '{ services: { config }, reader }: ReferenceScope',
    'open: OpenWorkspace',
    'run: JobRun<{ id: string }>',
    'request: RequestContext',
  ])
    expect(bareOperations(`export const readIt = async (${parameter}, id: string) => id;`)).toEqual([]);
});

it('no slice reaches for a connection beside its scope', () => {
  const BESIDE = /\bdatabase\.plain\b|\{[^{}]*\bplain\b[^{}]*\} = [\w.]*database\b|database: \{ plain\b/;
  expect('findRows(services.database.plain, id)').toMatch(BESIDE);
  expect('const { plain } = services.database;').toMatch(BESIDE);
  expect('({ database: { plain } }: Services)').toMatch(BESIDE);
  expect(sources.filter(({ source }) => BESIDE.test(source)).map(({ file }) => file)).toEqual([]);
});
