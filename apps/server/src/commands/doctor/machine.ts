import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { bytesInWords } from '../figures.ts';
import { type Finding, fault, good, warning } from './finding.ts';

/** The first of each line that runs TypeScript without being asked to; every later line does. */
const RUNS_TYPESCRIPT: Record<number, number> = { 22: 18, 23: 6 };
const LITTLE_BYTES = 2_000_000_000;
const TOO_LITTLE_BYTES = 300_000_000;

export const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isUsable = major > 23 || minor >= (RUNS_TYPESCRIPT[major] ?? Number.POSITIVE_INFINITY);
  return isUsable
    ? good('Node', `${version}.`)
    : fault(
        'Node',
        `${version} is too old.`,
        'Use Node 24, or 22.18 at the least; npm start fetches one itself.',
      );
};

const nearestThatExists = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : nearestThatExists(path.dirname(folder));

/** One that is not there yet is made by whoever writes to it first, if its parent lets them. */
export const checkFolder = async (about: string, folder: string): Promise<Finding> => {
  const place = nearestThatExists(folder);
  try {
    if (!(await stat(place)).isDirectory()) throw new Error('no folder');
    await access(place, constants.W_OK | constants.X_OK);
  } catch {
    return fault(
      about,
      `${folder} cannot be written to by this user.`,
      'Give it to the user that PropGuard runs as (chown), or name another folder.',
    );
  }
  const { bavail, bsize } = await statfs(place);
  const free = bavail * bsize;
  const says = `${folder} can be written to, ${bytesInWords(free)} free.`;
  if (free < TOO_LITTLE_BYTES) return fault(about, says, 'Make room: a full disk stops every write.');
  if (free < LITTLE_BYTES) return warning(about, says, 'Make room soon: a full disk stops every write.');
  return good(about, says);
};
