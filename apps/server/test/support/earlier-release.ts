import { createReadStream, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { unpack } from '../../src/db/embedded/point-in-time/packed-base.ts';

const PACK = join(import.meta.dirname, '../fixtures/earlier-release.br');

/**
 * The server of the release before, as `npm run pack-release` kept it: the program that starts a node of it, in a folder of
 * its own, which is the caller's to remove.
 */
export const earlierRelease = async (): Promise<string> => {
  // Inside the repository, so that packages of others are found as from there.
  const folder = mkdtempSync(join(import.meta.dirname, '../../node_modules/.earlier-release-'));
  await unpack(createReadStream(PACK).pipe(createBrotliDecompress()), folder);
  return join(folder, 'node.mjs');
};
