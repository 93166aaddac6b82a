/**
 * 10,000 timers that are due at once, two workers, one of them killed in the middle: none lost, none done twice. Timers a
 * second, as a share of bare transactions that insert the same row.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient, withOwner } from '../apps/server/src/db/client.ts';
import { EVENT_CHANNEL } from '../apps/server/src/events/publish.ts';
import { TIMER_BELL } from '../apps/server/src/timers/waiting.ts';
import { withTrialInstallation } from './lib/trial-installation.ts';
import { settle } from './lib/verdict.ts';

const TIMERS = 10_000;
const TARGET = 0.25;
/** As many as a worker handles at once. */
const CONNECTIONS = 4;
const POLL_MS = 20;

const startWorker = async (ownerUrl: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./lib/timer-worker.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      PROPGUARD_ROLE: 'worker',
      LOG_LEVEL: 'error',
      CHAIN_EMBEDDED: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

await withTrialInstallation(
  async ({ ownerUrl }) =>
    withOwner(ownerUrl, 'bench', async (owner) => {
      const workspace = async (): Promise<string> =>
        (await owner.query(`insert into workspace (name, visitor) values ('Bench', false) returning id`))
          .rows[0].id;
      const count = async (workspaceId: string): Promise<number> =>
        (await owner.query('select count(*)::int as n from person where workspace_id = $1', [workspaceId]))
          .rows[0].n;

      const bare = await workspace();
      const clients = Array.from({ length: CONNECTIONS }, () => createClient({ connectionString: ownerUrl }));
      for (const client of clients) {
        await client.connect();
        await client.query(`set app.workspace_id = '${bare}'`);
      }
      let left = TIMERS;
      const bareStart = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          while (left-- > 0) {
            await client.query('begin');
            await client.query('insert into person (workspace_id, name) values ($1, $2)', [bare, 'bare']);
            await client.query('commit');
          }
        }),
      );
      const bareRate = TIMERS / ((performance.now() - bareStart) / 1000);
      await Promise.all(clients.map((client) => client.end()));
      console.log(`bare transactions: ${Math.round(bareRate)} a second`);

      const workers = await Promise.all([startWorker(ownerUrl), startWorker(ownerUrl)]);
      try {
        const id = await workspace();
        await owner.query('begin');
        await owner.query(
          `insert into timer (workspace_id, kind, key, due_at) select $1, 'bench-insert', n::text, now() from generate_series(1, $2::int) n`,
          [id, TIMERS],
        );
        await owner.query('select pg_notify($1, $2)', [EVENT_CHANNEL, JSON.stringify({ ring: TIMER_BELL })]);
        await owner.query('commit');
        const start = performance.now();
        let isKilled = false;
        for (let done = 0; done < TIMERS; done = await count(id)) {
          if (!isKilled && done > TIMERS / 4) {
            isKilled = workers[0]?.kill('SIGKILL') ?? false;
            console.log(`a worker was killed after ${done}`);
          }
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        }
        const rate = TIMERS / ((performance.now() - start) / 1000);
        const { rows } = await owner.query(
          `select count(distinct name)::int as names, count(*)::int as done,
           (select count(*)::int from timer where workspace_id = $1) as waiting from person where workspace_id = $1`,
          [id],
        );
        const { names, done, waiting } = rows[0];
        console.log(
          `timers: ${Math.round(rate)} a second; ${done} done, ${done - names} twice, ${waiting} left`,
        );
        if (!isKilled || names !== TIMERS || done !== TIMERS || waiting !== 0)
          throw new Error('A timer was lost or done twice.');
        settle({
          name: 'timers',
          value: rate / bareRate,
          unit: 'of bare inserts',
          target: TARGET,
          better: 'higher',
        });
      } finally {
        for (const worker of workers) worker.kill('SIGKILL');
      }
    }),
  { PROPGUARD_ROLE: 'api', CHAIN_EMBEDDED: 'false' },
);
