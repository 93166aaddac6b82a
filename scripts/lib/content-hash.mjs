import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRepository, repositoryRoot } from './repository.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage']);

/**
 * One hash over the names and contents of files and folders.
 * @param {string[]} sources relative to the repository
 * @param {(file: string) => boolean} [isRelevant]
 */
export function contentHash(sources, isRelevant = () => true) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(inRepository(source))) {
      const name = path.relative(repositoryRoot, file);
      if (isRelevant(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} start
 * @returns {string[]}
 */
function filesBelow(start) {
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [start];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => !SKIPPED_FOLDERS.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(start, entry.name)));
}
