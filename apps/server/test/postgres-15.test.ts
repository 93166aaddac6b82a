import pg from 'pg';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { toConfig } from '../src/config/config.ts';
import { readEnv } from '../src/config/env.ts';
import { type RunningNode, startNode } from '../src/start/node.ts';
import { TestClient } from './support/client.ts';
import { TEST_WORLD_SCALE } from './support/databases.ts';
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
  const job = await vi.waitFor(
    async () => {
      const { body } = await client.call('GET', `/jobs/${started.jobId}`);
      expect(body.state).toBe('succeeded');
      return body;
    },
    { timeout: 40_000, interval: 100 },
  );
  expect((await client.call('GET', `/files/${job.fileId}`)).status).toBe(200);
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
  120_000,
);
