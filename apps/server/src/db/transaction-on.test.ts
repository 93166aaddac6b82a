import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { openPool } from './pool.ts';
import { transactionOn } from './transaction-on.ts';

const NAME = 'transaction_on_test';

let pool: pg.Pool;
beforeAll(async () => {
  const url = await createEmptyDatabase(inject('clusterUrl'), NAME);
  pool = openPool({ url, size: 1, name: 'test', onError: () => undefined });
  await pool.query('create table home (id integer)');
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(inject('clusterUrl'), NAME);
});

const begun = `begin read write; select set_config('app.account_id', 'me', true)`;
const countHomes = async (): Promise<number> =>
  (await pool.query<{ homes: number }>('select count(*)::integer as homes from home')).rows[0]?.homes ?? -1;

it('begins as it is told, and what was set ends with it', async () => {
  const who = sql`select current_setting('app.account_id', true) as id`;
  const inside = await transactionOn(pool, begun, (tx) => tx.execute<{ id: string }>(who));
  expect(inside.rows).toEqual([{ id: 'me' }]);
  const after = await pool.query(`select coalesce(current_setting('app.account_id', true), '') as id`);
  expect(after.rows).toEqual([{ id: '' }]);
});

it('is undone when its work fails, and a savepoint alone when only that fails', async () => {
  const failing = transactionOn(pool, begun, async (tx) => {
    await tx.execute(sql`insert into home values (1)`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await transactionOn(pool, begun, async (tx) => {
    await tx.execute(sql`insert into home values (2)`);
    await expect(
      tx.transaction((inner) => inner.execute(sql`insert into home values ('x')`)),
    ).rejects.toThrow();
  });
  expect(await countHomes()).toBe(1);
});

it('that could not begin leaves nothing open for whoever has the connection next', async () => {
  const unknown = `begin; select set_config('role', 'nobody_of_this_name', true)`;
  await expect(transactionOn(pool, unknown, () => Promise.resolve())).rejects.toMatchObject({
    code: '22023',
  });
  expect(await countHomes()).toBe(1);
});
