/**
 * Milliseconds of processor time that an assessment takes, of the node and of PostgreSQL together, and what it leaves in
 * the database and its log. By processor time, not by the clock: on a machine that others use too it says the same.
 * The sizes in docs/guides/deploying.md are reckoned from it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '../apps/server/src/db/client.ts';
import { load, visitors } from './lib/load.ts';
import type { LoadRequest } from './lib/load-orders.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const CALLERS = 8;
const WARM_UP_SECONDS = 10;
const SECONDS = 60;
const MODEL_CHECK_MS = 2_000;
const TARGET_MS = 60;
/** Of Linux: a hundredth of a second. */
const TICK_MS = 10;

const statOf = (pid: string): string[] => {
  try {
    // The name may hold spaces: what counts stands behind it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
};

/** Of the server and of every connection that it has. */
const postgresMs = (postmaster: string): number =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map(statOf)
    .filter(([, parent]) => parent === postmaster)
    .reduce((sum, stat) => sum + (Number(stat[11]) + Number(stat[12])) * TICK_MS, 0);

await withTrialInstallation(async ({ url, ownerUrl }) => {
  const owner = createClient({ connectionString: ownerUrl });
  await owner.connect();
  const one = async <T>(sql: string): Promise<T> =>
    (await owner.query<{ value: T }>(sql)).rows[0]?.value as T;
  const postmaster = statOf(String(await one<number>('select pg_backend_pid() as value')))[1] ?? '';
  const { rows: homes } = await owner.query<{ id: string }>(
    'select id from property order by md5(id::text) limit 2000',
  );
  const callers = await visitors(url, CALLERS);
  const assess = async (): Promise<string> => {
    const reply = await fetch(`${url}/api/assessments`, {
      method: 'POST',
      headers: { cookie: callers[0]?.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ propertyId: homes[0]?.id }),
    });
    return ((await reply.json()) as { valuation: { method: string } }).valuation.method;
  };
  // The first start trains a model in the background.
  while ((await assess()) !== 'model') await wait(MODEL_CHECK_MS);
  const requests: LoadRequest[] = homes.map(({ id }) => ({
    method: 'POST',
    path: '/api/assessments',
    body: JSON.stringify({ propertyId: id }),
  }));
  const run = (seconds: number) => load({ url, callers, requests, atOnce: 1, seconds, pauseMs: 0 });
  await run(WARM_UP_SECONDS);

  const measure = async () => ({
    node: process.cpuUsage(),
    postgres: postgresMs(postmaster),
    bytes: Number(await one<string>('select pg_database_size(current_database()) as value')),
    log: Number(await one<string>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as value`)),
    made: Number(await one<string>('select count(*) as value from assessment')),
  });
  // What was written stands in the files.
  await owner.query('checkpoint');
  const before = await measure();
  const figures = await run(SECONDS);
  const after = await measure();
  const made = after.made - before.made;
  const { user, system } = process.cpuUsage(before.node);
  const nodeMs = (user + system) / 1000 / made;
  const databaseMs = (after.postgres - before.postgres) / made;
  console.log(
    `${made} assessments in ${SECONDS} s (${figures.perSecond.toFixed(1)} a second, ${figures.failed} failed): ${nodeMs.toFixed(1)} ms of the node, ${databaseMs.toFixed(1)} ms of PostgreSQL, ${((after.bytes - before.bytes) / made / 1024).toFixed(1)} KiB kept and ${((after.log - before.log) / made / 1024).toFixed(1)} KiB of log each; ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB in memory`,
  );
  await owner.end();
  settle({
    name: 'assess-cost',
    value: nodeMs + databaseMs,
    unit: 'ms of processor time',
    target: TARGET_MS,
    better: 'lower',
  });
});
