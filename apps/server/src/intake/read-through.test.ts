import { expect, it } from 'vitest';
import { makeZip } from '../../test/support/make-zip.ts';
import { memorySource } from '../../test/support/memory-source.ts';
import { archivedNames, openArchive } from './archive.ts';
import { FileRefused } from './file-refused.ts';
import { readThrough } from './read-through.ts';

const ZIP = makeZip({ 'a.txt': 'a' });

it('a file that could not be fetched is not refused for it', async () => {
  const source = memorySource(ZIP);
  const lost = {
    ...source,
    read: async function* (start: number, end: number): AsyncGenerator<Buffer> {
      yield* source.read(start, start);
      if (end > start) throw new Error('The connection was lost.');
    },
  };
  await expect(openArchive(lost)).rejects.toBeInstanceOf(FileRefused);
  await expect(readThrough(lost, openArchive)).rejects.toThrow(new Error('The connection was lost.'));
});

it('what is wrong with a file is told as it is, and what is read is handed on', async () => {
  await expect(readThrough(memorySource('no zip'), openArchive)).rejects.toBeInstanceOf(FileRefused);
  expect(await readThrough(memorySource(ZIP), archivedNames)).toEqual(['a.txt']);
});
