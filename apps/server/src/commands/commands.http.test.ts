import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { migrateDatabase } from '../start/prepare-database.ts';

const run = promisify(execFile);
const names = [1, 2].map(() => `command_${randomBytes(6).toString('hex')}`);
let folder: string;
let urls: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'propguard-commands-'));
  urls = await Promise.all(names.map((name) => createEmptyDatabase(inject('clusterUrl'), name)));
  await migrateDatabase(urls[0] ?? '');
});
afterAll(async () => {
  for (const name of names) await dropDatabase(inject('clusterUrl'), name);
  await rm(folder, { recursive: true, force: true });
});

const command = async (name: string, url: string | undefined, file: string): Promise<string> =>
  (
    await run(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), file], {
      env: { PATH: process.env.PATH, DATABASE_URL: url, BACKUP_KEY: 'the key of this test, long enough' },
    })
  ).stdout;

it('backup and restore say what they did in figures', async () => {
  const [source, target] = urls;
  const file = path.join(folder, 'whole.sealed');
  const backup = await command('backup', source, file);
  const [, rows, tables] =
    /^Backed up ([\d,]+) rows of (\d+) tables to .*whole\.sealed: [\d.]+ (?:k|M)B in [\d.]+ s, encrypted\.\n$/.exec(
      backup,
    ) ?? [];
  expect(Number(tables), backup).toBeGreaterThan(100);
  expect(await command('restore', target, file)).toMatch(
    new RegExp(`Restored ${rows} rows of ${tables} tables, each read back the same, in [\\d.]+ s\\.\\n$`),
  );
});
