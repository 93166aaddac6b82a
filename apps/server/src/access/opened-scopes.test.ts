import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SLICES = join(import.meta.dirname, '../slices');

const BY_HAND = /\b(inWorkspace|asInstallation|asGuest)\b|\bplain\.transaction\(|set_config\(/;
const ORPC = /from '@orpc\//;

const sources = globSync('**/*.ts', { cwd: SLICES })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(SLICES, file), 'utf8') }));

const namesOf = (pattern: RegExp): string[] =>
  sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

it('no slice opens a transaction by hand: the guards do, or a named function beside them', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(namesOf(BY_HAND)).toEqual([]);
});

it('notices each way to open one', () => {
  for (const line of [
    'services.database.inWorkspace({ workspaceId, accountId }, mode, work)',
    'database.asInstallation((tx) => work(tx))',
    `database.asGuest(passId, 'read', (tx) => work(tx))`,
    'database.plain.transaction(async (tx) => work(tx))',
    `sql\`select set_config('app.workspace_id', '', true)\``,
  ])
    expect(line).toMatch(BY_HAND);
  expect('scope.tx.transaction((tx) => work(tx))').not.toMatch(BY_HAND);
});

it('slices throw failures of ours; only a stream that numbers its events speaks oRPC', () => {
  expect(namesOf(ORPC).filter((file) => !file.endsWith('/watch-turn.ts'))).toEqual([]);
});
