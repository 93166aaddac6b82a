import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOnce } from './stamp.mjs';

let folder: string;
let output: string;
const make = vi.fn(async () => writeFileSync(output, 'made'));
const build = (hash: string) =>
  makeOnce({ stampFile: path.join(folder, 'stamps', 'thing'), hash, output, make });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'propguard-stamp-'));
  output = path.join(folder, 'thing');
  make.mockClear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('makes a thing once for the same inputs', async () => {
  await build('one');
  await build('one');
  expect(make).toHaveBeenCalledTimes(1);
});

test('makes it again when the inputs changed', async () => {
  await build('one');
  await build('two');
  expect(make).toHaveBeenCalledTimes(2);
});

test('makes it again when it has gone', async () => {
  await build('one');
  rmSync(output);
  await build('one');
  expect(make).toHaveBeenCalledTimes(2);
});

test('makes it again after a failure, even with the old thing in place', async () => {
  await build('one');
  make.mockRejectedValueOnce(new Error('interrupted'));
  await expect(build('two')).rejects.toThrow('interrupted');
  await build('one');
  expect(make).toHaveBeenCalledTimes(3);
});
