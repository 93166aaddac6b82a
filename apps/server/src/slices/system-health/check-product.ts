import type { ServiceHealth } from '@propguard/protocol/system-health';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { countMigrations } from './store.ts';
import { healthOf } from './view.ts';

const SLOW_DATABASE_MS = 1000;

/** The time to ask the database something is its latency; when it cannot be asked, the reply is an error. */
export const checkProduct = async ({
  services: { events, config, startedAt },
  reader,
}: ReferenceScope): Promise<ServiceHealth> => {
  const askedAt = performance.now();
  const migrations = await countMigrations(reader);
  const databaseLatencyMs = Math.round((performance.now() - askedAt) * 10) / 10;
  const liveEvents = events.connected();
  const isWell = liveEvents && databaseLatencyMs < SLOW_DATABASE_MS;
  return healthOf('product', isWell ? 'healthy' : 'degraded', {
    version: config.version,
    databaseLatencyMs,
    liveEvents,
    migrations,
    uptimeSeconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
  });
};
