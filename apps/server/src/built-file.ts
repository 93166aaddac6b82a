import { existsSync, readFileSync } from 'node:fs';
import { fail } from './fail.ts';

/** A file of the browser's build, read when it is first asked for. The server runs without a build, and says so. */
export const builtFile = (file: string): (() => string) => {
  let kept: string | null = null;
  return () => {
    if (kept === null) {
      if (!existsSync(file)) throw fail('UNAVAILABLE');
      kept = readFileSync(file, 'utf8');
    }
    return kept;
  };
};
