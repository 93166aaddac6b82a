import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openCuttableDatabase } from '../../test/support/cuttable-database.ts';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { withClient } from './client.ts';
import { openPool } from './pool.ts';

const SOURCES = join(import.meta.dirname, '..');
const NAME = 'connections_test';

let url: string;
beforeAll(async () => {
  url = await createEmptyDatabase(inject('clusterUrl'), NAME);
});
afterAll(() => dropDatabase(inject('clusterUrl'), NAME));

const pidOf = async (client: pg.ClientBase): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** As an administrator would, or PostgreSQL when it stops. */
const endSession = (pid: number): Promise<unknown> =>
  withClient({ connectionString: url }, (admin) => admin.query('select pg_terminate_backend($1)', [pid]));

describe('PostgreSQL ends a session', () => {
  // An error that nobody listens to would fail the whole run as an uncaught exception.
  it('in somebody’s hands between two queries: the next one fails, and the pool goes on', async () => {
    const errors: Error[] = [];
    const lost = Promise.withResolvers<void>();
    const pool = openPool({
      url,
      size: 1,
      name: 'test',
      onError: (error) => {
        errors.push(error);
        lost.resolve();
      },
    });
    try {
      const client = await pool.connect();
      await endSession(await pidOf(client));
      await lost.promise;
      await expect(client.query('select 1')).rejects.toThrow();
      client.release(true);
      expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
      expect(errors[0]?.message).toMatch(/terminat/);
    } finally {
      await pool.end();
    }
  });

  it('in the middle of a query: that query fails, and the pool goes on', async () => {
    const pool = openPool({ url, size: 1, name: 'test', onError: () => undefined });
    try {
      const client = await pool.connect();
      const pid = await pidOf(client);
      const sleeping = expect(client.query('select pg_sleep(60)')).rejects.toThrow(/terminat/);
      await endSession(pid);
      await sleeping;
      client.release(true);
      expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.end();
    }
  });

  it('of a client outside of the pool: its work fails', async () => {
    await expect(
      withClient({ connectionString: url }, async (client) => {
        await endSession(await pidOf(client));
        await client.query('select 1');
      }),
    ).rejects.toThrow();
  });
});

describe('PostgreSQL falls silent', () => {
  const SILENT_MS = 200;

  it('a query that waits is given up, and the pool goes on when it speaks again', async () => {
    const database = await openCuttableDatabase(url);
    const pool = openPool({
      url: database.url,
      size: 2,
      name: 'test',
      onError: () => undefined,
      silentMs: SILENT_MS,
    });
    try {
      const client = await pool.connect();
      await client.query('begin');
      database.hush();
      await expect(client.query('select 1')).rejects.toThrow(/Connection terminated/);
      await expect(client.query('rollback')).rejects.toThrow();
      client.release();
      const from = performance.now();
      await expect(pool.query('select 1')).rejects.toThrow(/Connection terminated/);
      expect(performance.now() - from).toBeLessThan(1000);
      database.speak();
      await expect
        .poll(() =>
          pool.query('select 1').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.end();
      await database.cut();
    }
  });

  it('a query that only takes long is not', async () => {
    const pool = openPool({ url, size: 1, name: 'test', onError: () => undefined, silentMs: SILENT_MS });
    try {
      const { rows } = await pool.query<{ done: boolean }>('select pg_sleep(1) is not null as done');
      expect(rows).toEqual([{ done: true }]);
    } finally {
      await pool.end();
    }
  });
});

it('nobody else opens a connection: each has its listener', () => {
  const openers = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /new (pg\.)?(Client|Pool)\(|extends pg\.(Client|Pool)\b/.test(
        readFileSync(join(SOURCES, file), 'utf8'),
      ),
    );
  expect(openers.sort()).toEqual(['db/client.ts', 'db/pool.ts']);
});
