import { expect, test } from 'vitest';
import { sourceFiles } from './lib/source-files.mjs';

const SERVER = 'apps/server/src';

/** By the name that TypeScript has for a table: the name that PostgreSQL has. */
const TABLES = new Map(
  sourceFiles([`${SERVER}/db/schema`]).flatMap(({ source }) =>
    [...source.matchAll(/^export const (\w+) = (?:\w+\.)?\w*[tT]able\(\s*'(\w+)'/gm)].map(
      ([, name = '', table = '']) => [name, table] as const,
    ),
  ),
);
const NAMES = new Set(TABLES.values());

/** What a file changes of tables, by Drizzle or in SQL of its own. */
const tablesWritten = (source: string): string[] => [
  ...[
    ...source.matchAll(
      /\.(?:insert|update|delete)\(\s*(\w+)|(?:insert into|update|delete from) \$\{(\w+)\}/g,
    ),
  ]
    .map(([, built = '', named = '']) => TABLES.get(built || named))
    .filter((table) => table !== undefined),
  ...[...source.matchAll(/\b(?:insert into|update|delete from) (?:identity\.)?(\w+)/g)]
    .map(([, table = '']) => table)
    .filter((table) => NAMES.has(table)),
];

/** Slices whose work is other slices’ rows. */
const BY_TRADE: Readonly<Record<string, string>> = {
  privacy: 'forgets people wherever something is known of them',
  'sample-operations': 'plants a whole agency, and takes it away again',
};

/** Tables that more than one slice writes, and why. */
const PUBLISHED = 'imports publish what files say, offered listings what agencies sell: one market of both';
const OF_AN_ACCOUNT = 'an account takes its workspaces along when it begins, joins another and ends';
const SHARED: Readonly<Record<string, { by: readonly string[]; why: string }>> = {
  credential: {
    by: ['account', 'organisations'],
    why: 'an organisation’s sign-in is a credential of the account, and ends with its service',
  },
  dataset: {
    by: ['data-imports', 'hazards', 'offered-listings'],
    why: 'each keeps data of another kind, and says where it is from',
  },
  installation: {
    by: ['account', 'installation'],
    why: 'who operates it is a claim of an account; which workspace it is run from is the installation’s',
  },
  lead: { by: ['lead-scoring', 'leads'], why: 'a score stands in the row that lists are sorted by' },
  listing: { by: ['data-imports', 'offered-listings'], why: PUBLISHED },
  listing_event: { by: ['data-imports', 'offered-listings'], why: PUBLISHED },
  member: { by: ['account', 'workspaces'], why: OF_AN_ACCOUNT },
  person: { by: ['leads', 'people'], why: 'a file of leads is written in one statement a table' },
  person_address: { by: ['leads', 'people'], why: 'a file of leads is written in one statement a table' },
  property: { by: ['data-imports', 'offered-listings'], why: PUBLISHED },
  seeded_part: {
    by: ['installation', 'titles'],
    why: 'sample titles are planted late, where there is a chain',
  },
  session: { by: ['account', 'workspaces'], why: 'which workspace it is in is the workspaces’ to change' },
  workspace: { by: ['account', 'workspaces'], why: OF_AN_ACCOUNT },
};

test('a table is written by the slice that owns it, and by no other', () => {
  expect(TABLES.size).toBeGreaterThan(150);
  const writers = new Map<string, Set<string>>();
  for (const { file, source } of sourceFiles([`${SERVER}/slices`])) {
    const slice = file.slice(`${SERVER}/slices/`.length).split('/')[0] ?? '';
    if (slice in BY_TRADE) continue;
    for (const table of tablesWritten(source)) {
      const known = writers.get(table) ?? new Set();
      writers.set(table, known.add(slice));
    }
  }
  expect(writers.size).toBeGreaterThan(120);
  const shared = [...writers].filter(([, slices]) => slices.size > 1);
  expect(Object.fromEntries(shared.map(([table, slices]) => [table, [...slices].toSorted()]))).toEqual(
    Object.fromEntries(Object.entries(SHARED).map(([table, { by }]) => [table, by.toSorted()])),
  );
});
