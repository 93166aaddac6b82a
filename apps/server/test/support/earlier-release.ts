import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { unpack } from '../../src/db/embedded/point-in-time/packed-base.ts';

const PACK = join(import.meta.dirname, '../fixtures/earlier-release.br');

/** The server of the release before, as `npm run pack-release` kept it: the program that starts a node of it. */
export const earlierRelease = async (): Promise<string> => {
  // Inside the repository, so that packages of others are found as from there.
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.earlier-release-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await unpack(createReadStream(PACK).pipe(createBrotliDecompress()), folder);
  return join(folder, 'node.mjs');
};
