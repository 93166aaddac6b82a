/** Seconds until the whole sample world is made and written to an empty embedded database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { readLocalities } from '../apps/server/src/db/seed/localities.ts';
import { makeWorld } from '../apps/server/src/db/seed/world/make-world.ts';
import { prepareDatabase } from '../apps/server/src/start/prepare-database.ts';
import { settle } from './lib/verdict.ts';

const localities = readLocalities();
const startedAt = performance.now();
const pieces = [...makeWorld(localities, 1)];
console.log(`made in ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
console.log(`${pieces.flatMap(({ sales }) => sales).length.toLocaleString('en-AU')} sales among it`);

const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
const server = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
try {
  let seconds = Number.NaN;
  await prepareDatabase(server.ownerUrl, { worldScale: 1 }, (title, durationMs) => {
    console.log(`${title} in ${(durationMs / 1000).toFixed(2)} s`);
    if (title.startsWith('Sample world')) seconds = durationMs / 1000;
  });
  settle({ name: 'sample-world', value: seconds, unit: 's', target: 20, better: 'lower' });
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
