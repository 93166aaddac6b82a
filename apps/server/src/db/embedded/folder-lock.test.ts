import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './folder-lock.ts';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'propguard-lock-'));
  lock = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('lets one in at a time', async () => {
  let inside = 0;
  let most = 0;
  const visit = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await delay(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(lock, visit)));
  expect(most).toBe(1);
});

test('takes over from a holder that has died, once', async () => {
  await writeFile(lock, '999999999 1');
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withLock(lock, async () => {
        most = Math.max(most, ++inside);
        await delay(5);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
});

test('takes over from a process whose number was given to another', async () => {
  await writeFile(lock, `${process.pid} 1`);
  expect(await withLock(lock, async () => 'in')).toBe('in');
});

test('leaves nothing behind when the work fails', async () => {
  const failing = withLock(lock, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  expect(existsSync(lock)).toBe(false);
});
