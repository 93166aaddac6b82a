/** Certificates a second that are signed, put in the log under a signed checkpoint and stored, in batches, on one core. */
import { randomUUID } from 'node:crypto';
import { logCertificates } from '../apps/server/src/slices/certificates/steps/log-certificates.ts';
import { madeClaims } from './lib/made-claims.ts';
import { withTrialLog } from './lib/trial-log.ts';
import { settle } from './lib/verdict.ts';

const BATCH = 500;
const BATCHES = 10;

await withTrialLog(async ({ database, services }) => {
  const append = (count: number): Promise<void> =>
    database.asInstallation((tx) =>
      logCertificates(
        { services, tx },
        Array.from({ length: count }, (_, at) => ({ id: randomUUID(), claims: madeClaims(500_000 + at) })),
      ),
    );
  await append(BATCH);
  const startedAt = performance.now();
  for (let batch = 0; batch < BATCHES; batch++) await append(BATCH);
  const seconds = (performance.now() - startedAt) / 1000;
  settle({
    name: 'certificates-append',
    value: (BATCH * BATCHES) / seconds,
    unit: 'certificates a second',
    target: 1000,
    better: 'higher',
  });
});
