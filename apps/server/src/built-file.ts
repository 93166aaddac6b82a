import { readFileSync, statSync } from 'node:fs';
import { fail } from './fail.ts';

/**
 * A file of the browser's build, kept until it is built anew: what was read before names files that are gone by then.
 * The server runs without a build, and says so.
 */
export const builtFile = (file: string): (() => string) => {
  let kept: { version: string; content: string } | null = null;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) throw fail('UNAVAILABLE');
    const version = `${found.mtimeMs} ${found.size} ${found.ino}`;
    if (kept?.version !== version) kept = { version, content: readFileSync(file, 'utf8') };
    return kept.content;
  };
};
