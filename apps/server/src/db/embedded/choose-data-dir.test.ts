import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseDataDir } from './choose-data-dir.ts';
import { isRoot } from './system-user.ts';

let outer: string;
let repoRoot: string;

beforeEach(async () => {
  outer = await mkdtemp(path.join(tmpdir(), 'propguard-place-'));
  repoRoot = path.join(outer, 'clone');
  await mkdir(repoRoot);
});
afterEach(() => rm(outer, { recursive: true, force: true }));

test('keeps the data in the clone', async () => {
  await chmod(outer, 0o755);
  expect(await chooseDataDir({ repoRoot })).toBe(path.join(repoRoot, '.data', 'postgres'));
});

test('follows the setting', async () => {
  expect(await chooseDataDir({ repoRoot, override: '/srv/propguard' })).toBe('/srv/propguard');
});

test.runIf(isRoot())('goes to a place of its own when PostgreSQL cannot enter the clone', async () => {
  const said: string[] = [];
  await chmod(outer, 0o700);
  const dataDir = await chooseDataDir({ repoRoot, log: (message) => said.push(message) });
  expect(dataDir).toMatch(/^\/var\/lib\/propguard\/[0-9a-f]{12}$/);
  expect(said.join(' ')).toContain(dataDir);
});
