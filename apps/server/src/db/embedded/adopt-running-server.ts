import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { askDataDirectory } from './connection.ts';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './processes.ts';

const POLL_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * After a crash of the application its PostgreSQL is still running, or only its `postmaster.pid` is left.
 * Gives the port of a live server of this cluster; otherwise clears the way for a new one.
 */
export async function adoptRunningServer(cluster: string, password: string): Promise<number | undefined> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const postmaster = readPostmasterFile(cluster);
    if (!postmaster) return undefined;
    if (!isPostmasterOf(postmaster.pid, cluster)) {
      await rm(postmasterFilePath(cluster), { force: true });
      return undefined;
    }
    if (postmaster.status === 'ready') {
      const served = await askDataDirectory({ port: postmaster.port, password });
      if (served !== undefined && realpathSync(served) === realpathSync(cluster)) return postmaster.port;
    }
    // It is recovering, or going down: both end by themselves.
    await delay(POLL_MS);
  }
  throw new Error(
    `A PostgreSQL server (process ${readPostmasterFile(cluster)?.pid}) holds ${cluster} but does not answer. ` +
      'Stop it and start again.',
  );
}
