/**
 * What comes back by itself: the node, its worker, PostgreSQL and the chain are killed (kill -9) in random order for ten
 * minutes, under load. The longest time until one of them worked again, in seconds; besides, no write that was
 * acknowledged may be lost, no answer of the assistant may be left hanging, and no process may stay behind.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../apps/server/src/db/client.ts';
import { ownerUrl } from '../apps/server/src/db/embedded/connection.ts';
import { dataFolderLayout } from '../apps/server/src/db/embedded/data-folder.ts';
import { readPostmasterFile } from '../apps/server/src/db/embedded/postmaster-file.ts';
import { isAlive } from '../apps/server/src/db/embedded/processes.ts';
import { findFreePort } from '../scripts/lib/port.mjs';
import { startServer } from '../scripts/lib/server-process.mjs';
import { supervise } from '../scripts/lib/supervise.mjs';
import { settle } from './lib/verdict.ts';

const SECONDS = Number(process.env.SECONDS ?? 600);
const WITHIN_S = 20;
/** Between one that is back and the next that is killed. */
const PAUSE_MS = 6_000;
const WRITERS = 3;
const GIVEN_UP_AFTER_MS = 120_000;
/** An empty data folder is filled first. */
const FIRST_START_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'propguard-recover-'));
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const layout = dataFolderLayout(folder);

/** One program of the product under the supervision that `npm start` gives it. */
const keep = (settings: Record<string, string>) => {
  let run: ReturnType<typeof startServer> | undefined;
  const supervised = supervise({
    start: () =>
      startServer(process.execPath, {
        env: {
          PORT: String(port),
          LOG_LEVEL: 'error',
          DATA_DIR: folder,
          RATE_LIMIT_PER_ADDRESS: '1000000000',
          RATE_LIMIT_PER_WORKSPACE: '1000000000',
          ...settings,
        },
      }),
    onRun: (started) => {
      run = started as ReturnType<typeof startServer>;
    },
    say: (line) => console.log(`  ${line}`),
  });
  return { ...supervised, pid: () => run?.pid ?? 0, isReady: () => run?.wasReady() ?? false };
};

const owner = <T>(work: Parameters<typeof withClient<T>>[1]): Promise<T> =>
  withClient(
    {
      connectionString: ownerUrl({
        port: readPostmasterFile(layout.cluster)?.port ?? 0,
        password: readFileSync(layout.passwordFile, 'utf8').trim(),
      }),
      connectionTimeoutMillis: 2_000,
    },
    work,
  );
const isReady = async (): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
const chainPid = (): Promise<number> =>
  owner(
    async (client) => (await client.query<{ pid: number }>('select pid from chain_node')).rows[0]?.pid ?? 0,
  ).catch(() => 0);

const until = async (
  holds: () => Promise<boolean>,
  what: string,
  most = GIVEN_UP_AFTER_MS,
): Promise<number> => {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > most) throw new Error(`${what} did not come back.`);
    await wait(200);
  }
  return (performance.now() - startedAt) / 1000;
};

const node = keep({});
await until(isReady, 'The node', FIRST_START_MS);
const worker = keep({ PROPGUARD_ROLE: 'worker' });
await until(async () => worker.isReady(), 'The worker');
await until(async () => (await chainPid()) !== 0, 'The chain');

const signedUp = await fetch(`${url}/api/account/sign-up`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Alex Chen', email: 'alex@example.com', password: 'correct horse battery' }),
});
const cookie = signedUp.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');
const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });

const leads: string[] = [];
const turns: string[] = [];
let isOver = false;
let refused = 0;
const writing = Array.from({ length: WRITERS }, async (_, who) => {
  for (let at = 0; !isOver; at += 1) {
    try {
      const reply = await post('/leads', {
        name: `Somebody ${who}-${at}`,
        source: 'website',
        addresses: [{ kind: 'email', value: `somebody-${who}-${at}@example.com` }],
      });
      if (reply.ok) leads.push(((await reply.json()) as { id: string }).id);
      else refused += 1;
      if (at % 5 === 0) {
        const id = randomUUID();
        const asked = await post('/assistant/turns', {
          id,
          conversationId: randomUUID(),
          text: 'what can you do',
        });
        if (asked.ok) turns.push(id);
      }
    } catch {
      refused += 1;
    }
    await wait(100);
  }
});

/** Kills it, and says when another works in its place. */
const VICTIMS: Record<string, () => Promise<number>> = {
  node: async () => {
    const pid = node.pid();
    process.kill(pid, 'SIGKILL');
    return until(async () => node.pid() !== pid && (await isReady()), 'The node');
  },
  worker: async () => {
    const pid = worker.pid();
    process.kill(pid, 'SIGKILL');
    return until(async () => worker.pid() !== pid && worker.isReady(), 'The worker');
  },
  postgres: async () => {
    const pid = readPostmasterFile(layout.cluster)?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    return until(
      async () => readPostmasterFile(layout.cluster)?.pid !== pid && (await isReady()),
      'PostgreSQL',
    );
  },
  chain: async () => {
    const pid = await chainPid();
    if (pid !== 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
    return until(async () => {
      const now = await chainPid();
      return now !== pid && now !== 0 && isAlive(now);
    }, 'The chain');
  },
};

const worst: Record<string, number> = {};
const endsAt = performance.now() + SECONDS * 1000;
let kills = 0;
while (performance.now() < endsAt) {
  const names = Object.keys(VICTIMS);
  const name = names[Math.floor(Math.random() * names.length)] as string;
  const seconds = await (VICTIMS[name] as () => Promise<number>)();
  kills += 1;
  worst[name] = Math.max(worst[name] ?? 0, seconds);
  console.log(`  ${name} back after ${seconds.toFixed(1)} s`);
  await wait(PAUSE_MS);
}
isOver = true;
await Promise.all(writing);

const hanging = () =>
  owner(async (client) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from assistant_turn where id = any($1::uuid[]) and state in ('queued', 'running')`,
      [turns],
    );
    return rows[0]?.n ?? 0;
  });
await until(async () => (await hanging()) === 0, 'An answer').catch(() => undefined);
const left = await hanging();
const lost = await owner(async (client) => {
  const { rows } = await client.query<{ id: string }>('select id from lead where id = any($1::uuid[])', [
    leads,
  ]);
  return leads.length - rows.length;
});

worker.stop();
node.stop();
await Promise.all([worker.ended, node.ended]);
await wait(1_000);
const orphans = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
  .split('\n')
  .filter((line) => line.includes(folder));
rmSync(folder, { recursive: true, force: true });

console.log(
  `${kills} killed; ${leads.length} leads and ${turns.length} questions acknowledged, ${refused} refused meanwhile; ` +
    `${lost} lost, ${left} without an answer, ${orphans.length} processes left behind`,
);
for (const line of orphans) console.log(`  left behind: ${line}`);
const isWhole = lost === 0 && left === 0 && orphans.length === 0;
settle({
  name: 'recover',
  value: isWhole ? Math.max(...Object.values(worst)) : Number.POSITIVE_INFINITY,
  unit: 's until the slowest was back',
  target: WITHIN_S,
  better: 'lower',
});
