import pg from 'pg';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { toConfig } from '../src/config/config.ts';
import { readEnv } from '../src/config/env.ts';
import { withOwner } from '../src/db/client.ts';
import { SAYS_ALL_WORKSPACES } from '../src/db/rights.ts';
import { type RunningNode, startNode } from '../src/start/node.ts';
import { TestClient } from './support/client.ts';
import { TEST_WORLD_SCALE } from './support/databases.ts';
import { PATIENCE } from './support/patience.ts';
import { signUp } from './support/people.ts';
import { findSystemPostgres, startSystemPostgres } from './support/system-postgres.ts';

const bin = await findSystemPostgres();

/** An owner as a hosting provider gives one: of its database and of roles, but no superuser. */
const createOwner = async (adminUrl: string): Promise<string> => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role product_owner login createrole nosuperuser password 'secret'`);
  await admin.query('create database product owner product_owner');
  await admin.end();
  const url = new URL(adminUrl);
  url.username = 'product_owner';
  url.password = 'secret';
  url.pathname = '/product';
  return url.toString();
};

const runThrough = async (node: RunningNode): Promise<void> => {
  const { client } = await signUp(new TestClient(node.url ?? ''));
  const { body: found } = await client.call('GET', '/localities?query=new%20frm%20qld');
  expect(found.items.map((place: { id: string }) => place.id)).toContain('qld-4005-new-farm');
  const { status, body: started } = await client.call('POST', '/workspace/export');
  expect(status).toBe(202);
  const job = await vi.waitFor(async () => {
    const { body } = await client.call('GET', `/jobs/${started.jobId}`);
    expect(body.state).toBe('succeeded');
    return body;
  }, PATIENCE);
  expect((await client.call('GET', `/files/${job.fileId}`)).status).toBe(200);
};

/** No superuser, so row security holds for it: it sees what it says it is at work on, and its functions still answer. */
const expectWallForOwner = async (url: string, { context }: RunningNode): Promise<void> => {
  const count = async (client: pg.ClientBase): Promise<number> =>
    (await client.query<{ count: number }>('select count(*)::int as count from workspace')).rows[0]?.count ??
    -1;
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    expect(await count(owner)).toBe(0);
    await expect(owner.query(`insert into workspace (name) values ('mine')`)).rejects.toThrow(
      'row-level security',
    );
  } finally {
    await owner.end();
  }
  expect(await withOwner(url, 'test', count)).toBeGreaterThan(0);
  const asked = await context.database.pool.query<{ queued: number }>('select * from count_open_jobs()');
  expect(asked.rows).toHaveLength(1);
  await withOwner(url, 'test', (client) =>
    client.query(`insert into stored_file (workspace_id, name, media_type, size_bytes, content, expires_at)
      select id, 'old', 'text/plain', 1, 'x', now() - interval '1 day' from workspace`),
  );
  const purged = await context.database.pool.query<{ rows: number }>(
    'select purge_expired_rows(1, 1, 1, 1, 1) as rows',
  );
  expect(purged.rows[0]?.rows).toBeGreaterThan(0);
  // The same words in the application's mouth open nothing.
  const app = await context.database.pool.connect();
  try {
    await app.query(`select ${SAYS_ALL_WORKSPACES}`);
    expect(await count(app)).toBe(0);
  } finally {
    app.release(true);
  }
};

it.skipIf(bin === null)(
  `runs on an older PostgreSQL, with an owner that is no superuser (${bin ?? 'skipped: no PostgreSQL 15, 16 or 17 in /usr/lib/postgresql; install the package postgresql'})`,
  async () => {
    const server = await startSystemPostgres(bin ?? '');
    const logged: string[] = [];
    try {
      const url = await createOwner(server.adminUrl);
      const config = {
        ...toConfig(
          readEnv({
            DATABASE_URL: url,
            PORT: '0',
            HOST: '127.0.0.1',
            DATABASE_POOL_SIZE: '6',
            OVERLOAD_DELAY_MS: '0',
          }),
        ),
        sampleWorld: { scale: TEST_WORLD_SCALE },
      };
      const start = () =>
        startNode(config, pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }));
      const first = await start();
      try {
        await runThrough(first);
        await expectWallForOwner(url, first);
      } finally {
        await first.stop();
      }
      // The second start finds its role and its schema there already.
      const second = await start();
      try {
        await runThrough(second);
      } finally {
        await second.stop();
      }
    } finally {
      await server.stop();
    }
    expect(logged).toEqual([]);
  },
);
