import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { canEnter, chooseSystemUser, isRoot } from './system-user.ts';

type Wishes = { repoRoot: string; override?: string | null | undefined; log?: (message: string) => void };

const SYSTEM_LOCATION = '/var/lib/propguard';

/**
 * The data live in the clone. Only when we are root and PostgreSQL's own user cannot enter the clone
 * do they go to a system location, one for each clone.
 */
export async function chooseDataDir({ repoRoot, override, log }: Wishes): Promise<string> {
  if (override) return path.resolve(repoRoot, override);
  const inClone = path.join(repoRoot, '.data', 'postgres');
  if (!isRoot()) return inClone;

  const parent = path.dirname(inClone);
  await mkdir(parent, { recursive: true });
  if (canEnter(parent, await chooseSystemUser(path.join(inClone, 'cluster')))) return inClone;

  const cloneId = createHash('sha256').update(path.resolve(repoRoot)).digest('hex').slice(0, 12);
  const outside = path.join(SYSTEM_LOCATION, cloneId);
  if (!existsSync(outside)) log?.(`PostgreSQL's user cannot enter ${repoRoot}.`);
  log?.(`The database is kept in ${outside}.`);
  return outside;
}
