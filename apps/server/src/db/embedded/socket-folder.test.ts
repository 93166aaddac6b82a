import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSocketFolder, throughSocket } from './socket-folder.ts';

const URL_OVER_THE_NETWORK = 'postgres://owner:secret@127.0.0.1:5999/propguard';
let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'propguard-sockets-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

test('what a killed server left is gone', async () => {
  const folder = path.join(parent, 'sockets');
  await mkdir(folder);
  await writeFile(path.join(folder, '.s.PGSQL.5999.lock'), '1\n');
  expect(await freshSocketFolder(folder, {})).toBe(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('a path that no socket has room for is not tried', async () => {
  expect(await freshSocketFolder(path.join(parent, 'x'.repeat(100)), {})).toBeNull();
  expect(await readdir(parent)).not.toContain('x'.repeat(100));
});

test('the address leads through the socket where there is one, and over the network otherwise', async () => {
  const folder = path.join(parent, 'some server’s');
  await mkdir(folder);
  expect(throughSocket(URL_OVER_THE_NETWORK, folder)).toBe(URL_OVER_THE_NETWORK);
  await writeFile(path.join(folder, '.s.PGSQL.5999'), '');
  const address = new URL(throughSocket(URL_OVER_THE_NETWORK, folder));
  expect(address.searchParams.get('host')).toBe(folder);
  expect([address.host, address.pathname]).toEqual(['127.0.0.1:5999', '/propguard']);
});
