import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/embedded-postgres.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { type RunningNode, startNode } from '../../apps/server/src/start/node.ts';

/** Without the limits that protect the product from exactly what a bench does. */
const UNLIMITED = {
  RATE_LIMIT_PER_ADDRESS: '1000000000',
  RATE_LIMIT_PER_WORKSPACE: '1000000000',
  RATE_LIMIT_CREDENTIALS: '1000000000',
  RATE_LIMIT_PASSWORD_TRIES: '1000000000',
  RATE_LIMIT_LETTERS: '1000000000',
  STREAMS_PER_CALLER: '1000000',
  OVERLOAD_DELAY_MS: '0',
  // No model of every sale is trained beside what is measured.
  TRAIN_AFTER_IMPORT: 'false',
};

/** A node on an empty embedded database, gone afterwards. */
export const withTrialInstallation = async (
  work: (node: RunningNode & { url: string; ownerUrl: string }) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  try {
    const config = toConfig(
      readEnv({
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        DATABASE_URL: server.ownerUrl,
        ...UNLIMITED,
        ...settings,
      }),
    );
    const node = await startNode(config, createLog(config));
    try {
      await work({ ...node, url: node.url ?? '', ownerUrl: server.ownerUrl });
    } finally {
      await node.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
