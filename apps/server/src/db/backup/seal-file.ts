/**
 * PostgreSQL runs this for each WAL segment (`archive_command`): SOURCE is compressed and encrypted to TARGET, which is
 * there whole or not at all. The key is in the environment, where the command line is not. `--try` shows whether its
 * user can run it. It imports nothing but Node and its neighbour, so that both can be copied to where that user may go.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { sealWith } from './sealing.ts';

const [source = '', target = ''] = process.argv.slice(2);
const { PROPGUARD_WAL_KEY: key } = process.env;

if (source !== '--try') {
  if (!key || !target) throw new Error('PROPGUARD_WAL_KEY and two files are needed.');
  const unfinished = `${target}.unfinished`;
  await pipeline(
    createReadStream(source),
    // Segments that are cut off after a minute are mostly empty.
    createGzip({ level: constants.Z_BEST_SPEED }),
    // PostgreSQL's own files are of no version of the product's.
    sealWith(Buffer.from(key, 'hex'), { productVersion: 'any', takenAt: new Date().toISOString() }),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  );
  await rename(unfinished, target);
}
