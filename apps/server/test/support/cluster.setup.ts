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
  // Inside the repository, so that what is not packed is found as from there.
  const packFolder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.packed-node-'));
  project.provide('packFolder', packFolder);
  return async () => {
    await server.stop();
    for (const one of [folder, packFolder]) await rm(one, { recursive: true, force: true });
  };
}
