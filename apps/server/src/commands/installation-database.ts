import { existsSync } from 'node:fs';
import path from 'node:path';
import { archivePlan, type Config, REPO_ROOT } from '../config/config.ts';
import { BackupRefused } from '../db/backup/backup-format.ts';
import { chooseDataDir, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';

type Wishes = { config: Config; mustExist: boolean; say: (message: string) => void };

/** The database that `npm start` would use: the configured one, or the embedded one, started if need be. */
export async function withInstallationDatabase<Result>(
  { config, mustExist, say }: Wishes,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (config.database.ownerUrl) return await work(config.database.ownerUrl);
  const dataDir = await chooseDataDir({ repoRoot: REPO_ROOT, override: config.database.dataDir });
  if (mustExist && !existsSync(path.join(dataDir, 'cluster'))) {
    throw new BackupRefused(`There is no database in ${dataDir} yet, and DATABASE_URL is not set.`);
  }
  const embedded = await startEmbeddedPostgres({ dataDir, log: say, archiveIn: archivePlan(config) });
  try {
    return await work(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
}
