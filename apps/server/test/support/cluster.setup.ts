import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../src/start/prepare-database.ts';
import { createEmptyDatabase, forgetCrashes, TEMPLATE_NAME, TEST_WORLD_SCALE } from './databases.ts';
import type {} from './installation.ts';

/** One PostgreSQL for the whole run, with a prepared database that each test file copies. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'propguard-test-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  await forgetCrashes(server.ownerUrl);
  const template = await createEmptyDatabase(server.ownerUrl, TEMPLATE_NAME);
  await prepareDatabase(template, { worldScale: TEST_WORLD_SCALE }, () => undefined);
  project.provide('clusterUrl', server.ownerUrl);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
