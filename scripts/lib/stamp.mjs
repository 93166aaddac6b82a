import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes something out of inputs that have this hash, unless it is already there and was made of them.
 * An interrupted piece of work leaves no stamp and is done again.
 * @param {{ stampFile: string, hash: string, output: string, make: () => Promise<void> }} work
 */
export async function makeOnce({ stampFile, hash, output, make }) {
  if (existsSync(output) && readStamp(stampFile) === hash) return;
  rmSync(stampFile, { force: true });
  await make();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${hash}\n`);
}

/** @param {string} stampFile */
function readStamp(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}
