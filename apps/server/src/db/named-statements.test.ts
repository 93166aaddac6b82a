import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { openPool } from './pool.ts';

const NAME = 'named_statements_test';
const OFTEN = 5;

let url: string;
let pool: pg.Pool;
beforeAll(async () => {
  url = await createEmptyDatabase(inject('clusterUrl'), NAME);
  pool = openPool({ url, size: 1, name: 'test', onError: () => undefined });
  await pool.query('create table home (id integer, suburb text)');
  await pool.query(`insert into home values (1, 'Manly'), (2, 'Lismore')`);
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(inject('clusterUrl'), NAME);
});

const prepared = async (part: string): Promise<number> => {
  const { rows } = await pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.filter(({ statement }) => statement.includes(part)).length;
};

const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await work();
};

describe('a statement with values', () => {
  it('is planned once for its connection when it is asked often, by the mapper or by hand', async () => {
    const byHand = () => pool.query('select suburb from home where id = $1 /* by hand */', [2]);
    await times(OFTEN - 1, byHand);
    expect(await prepared('by hand')).toBe(0);
    await times(3, byHand);
    expect(await prepared('by hand')).toBe(1);
    expect((await byHand()).rows).toEqual([{ suburb: 'Lismore' }]);

    const mapped = (id: number) =>
      drizzle(pool).execute(sql`select suburb from home where id = ${id} /* mapped */`);
    await times(OFTEN, () => mapped(1));
    expect(await prepared('mapped')).toBe(1);
    expect((await mapped(2)).rows).toEqual([{ suburb: 'Lismore' }]);
  });

  it('has its own values each time, in transactions too', async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const found: unknown[] = [];
      for (const id of [1, 2, 1, 2, 1, 2, 1])
        found.push((await client.query('select suburb from home where id = $1', [id])).rows[0]?.suburb);
      expect(found).toEqual(['Manly', 'Lismore', 'Manly', 'Lismore', 'Manly', 'Lismore', 'Manly']);
      await client.query('commit');
    } finally {
      client.release();
    }
  });

  it('is planned anew after its table changed under it: one asking fails, no more', async () => {
    const all = () => pool.query('select * from home where id = $1', [1]);
    await times(OFTEN + 1, all);
    await pool.query('alter table home add column postcode text');
    await expect(all()).rejects.toMatchObject({ code: '0A000' });
    expect((await all()).rows).toEqual([{ id: 1, suburb: 'Manly', postcode: null }]);
  });

  it('that fails is told as before', async () => {
    const divide = (by: number) => pool.query('select 1 / $1::integer as share', [by]);
    await times(OFTEN + 1, () => divide(1));
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(1)).rows).toEqual([{ share: 1 }]);
  });
});

it('gives no name to what has no values, is very long, or when names have run out', async () => {
  await times(OFTEN + 1, () => pool.query('select 1 /* nothing given */'));
  expect(await prepared('nothing given')).toBe(0);
  const long = `select $1::integer /* ${'long '.repeat(3_000)} */`;
  await times(OFTEN + 1, () => pool.query(long, [1]));
  expect(await prepared('long long')).toBe(0);
  const small = openPool({ url, size: 1, name: 'test', onError: () => undefined });
  try {
    for (let kind = 0; kind < 450; kind += 1)
      await times(OFTEN, () => small.query(`select $1::integer + ${kind} as kind`, [0]));
    const { rows } = await small.query('select count(*)::integer as named from pg_prepared_statements');
    expect(rows).toEqual([{ named: 400 }]);
  } finally {
    await small.end();
  }
});
