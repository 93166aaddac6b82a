import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { createDatabase, type Database } from '../../apps/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { openPool } from '../../apps/server/src/db/pool.ts';
import { createVault } from '../../apps/server/src/identity/vault.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { migrateDatabase } from '../../apps/server/src/start/prepare-database.ts';

const openServices = () => {
  const config = toConfig(readEnv({ LOG_LEVEL: 'error' }));
  return { config, log: createLog(config), vault: createVault('a secret that is only for this bench') };
};

/** An empty log of certificates in a database of its own, gone afterwards. */
export const withTrialLog = async (
  work: (trial: { database: Database; services: ReturnType<typeof openServices> }) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  try {
    await migrateDatabase(server.ownerUrl);
    const pool = openPool({ url: server.ownerUrl, size: 2, name: 'bench', onError: () => undefined });
    try {
      await work({ database: createDatabase(pool), services: openServices() });
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
