import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { expect, it } from 'vitest';
import { makeZip } from '../../test/support/make-zip.ts';
import { unpacked } from './archive.ts';
import { archivedFiles } from './archived-files.ts';
import { partsSource } from './parts-source.ts';

const FILES = 1000;
const archive = makeZip(
  Object.fromEntries(Array.from({ length: FILES }, (_, at) => [`${at}.csv`, `line of ${at}\n`])),
);

const lyingInParts = (gone?: AbortSignal) => {
  const read: number[] = [];
  const source = partsSource(
    { name: 'all.zip', sizeBytes: archive.length },
    async (position) => {
      read.push(position);
      return archive.subarray(position * PART_BYTES, (position + 1) * PART_BYTES);
    },
    gone,
  );
  return { read, source };
};

const readFiles = async (source: ReturnType<typeof partsSource>, onFile: (count: number) => void) => {
  let count = 0;
  for await (const file of archivedFiles(source, '.csv')) {
    for await (const piece of unpacked(file)) expect(piece.length).toBeGreaterThan(0);
    count += 1;
    onFile(count);
  }
  return count;
};

it('an archive of many files in one part asks for that part once, not once a file', async () => {
  const { read, source } = lyingInParts();
  expect(await readFiles(source, () => undefined)).toBe(FILES);
  expect(read.length).toBeLessThanOrEqual(2 * Math.ceil(archive.length / PART_BYTES));
});

it('an archive is not read on when whoever wanted it has left', async () => {
  const left = new AbortController();
  const { source } = lyingInParts(left.signal);
  let seen = 0;
  const reading = readFiles(source, (count) => {
    seen = count;
    if (count === 10) left.abort(new Error('They have left.'));
  });
  await expect(reading).rejects.toThrow('They have left.');
  expect(seen).toBe(10);
});
