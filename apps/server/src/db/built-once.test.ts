import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { builtOnce, rowsBuiltOnce } from './built-once.ts';
import { openPool } from './pool.ts';
import { together } from './together.ts';
import { transactionOn } from './transaction-on.ts';

const NAME = 'built_once_test';
const homes = pgTable('home', {
  id: integer().notNull(),
  street: text().default('Rose Street'),
  facts: jsonb().$type<{ beds: number }>(),
  soldAt: timestamp('sold_at', { withTimezone: true }),
});
type Home = typeof homes.$inferInsert;

let pool: pg.Pool;
beforeAll(async () => {
  const url = await createEmptyDatabase(inject('clusterUrl'), NAME);
  pool = openPool({ url, size: 2, name: 'test', onError: () => undefined });
  await pool.query(
    `create table home (id integer primary key, street text default 'Rose Street', facts jsonb, sold_at timestamptz)`,
  );
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(inject('clusterUrl'), NAME);
});

const built: string[] = [];
const insertHome = builtOnce((statements, home: Home) => {
  built.push(Object.keys(home).join());
  return statements.insert(homes).values(home).onConflictDoNothing().returning();
});
const insert = (home: Home) => transactionOn(pool, 'begin', (tx) => insertHome(tx, home));

it('writes what it is given each time, as its columns write it, and is built once for each choice of values', async () => {
  const soldAt = new Date('2026-03-01T00:00:00Z');
  expect(await insert({ id: 1, street: 'A', facts: { beds: 2 }, soldAt })).toEqual([
    { id: 1, street: 'A', facts: { beds: 2 }, soldAt },
  ]);
  expect(await insert({ id: 2, street: 'B', facts: { beds: 3 }, soldAt })).toMatchObject([
    { id: 2, street: 'B', facts: { beds: 3 } },
  ]);
  // What is not given has its default, and a null is one of SQL.
  expect(await insert({ id: 3, street: undefined, facts: null, soldAt: null })).toEqual([
    { id: 3, street: 'Rose Street', facts: null, soldAt: null },
  ]);
  const { rows } = await pool.query('select count(*)::int as none from home where facts is null');
  expect(rows).toEqual([{ none: 1 }]);
  expect(await insert({ id: 3, facts: null, soldAt: null })).toEqual([]);
  expect(built).toEqual(['id,street,facts,soldAt', 'id,facts,soldAt']);
});

it('asks the connection of the transaction it is asked in, and is undone with it', async () => {
  const failing = transactionOn(pool, 'begin', async (tx) => {
    await insertHome(tx, { id: 9, street: 'C' });
    expect((await tx.execute(sql`select id from home where id = 9`)).rows).toEqual([{ id: 9 }]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await pool.query('select id from home where id = 9')).rows).toEqual([]);
});

it('goes together with other questions: in their order, and when one fails the rest is waited for', async () => {
  const answers = await transactionOn(pool, 'begin', (tx) =>
    together(
      insertHome(tx, { id: 20, street: 'D' }),
      tx.execute<{ count: number }>(sql`select count(*)::int as count from home where id = 20`),
    ),
  );
  expect(answers[1].rows).toEqual([{ count: 1 }]);
  const after = await transactionOn(pool, 'begin', (tx) =>
    together(tx.execute(sql`delete from home where id = 20`), insertHome(tx, { id: 20, street: 'E' })),
  );
  expect(after[1]).toMatchObject([{ id: 20, street: 'E' }]);
  let isLastHeard = false;
  const failing = transactionOn(pool, 'begin', (tx) =>
    together(
      tx.execute(sql`select 1 / 0`),
      tx
        .execute(sql`select pg_sleep(0)`)
        .catch(() => undefined)
        .then(() => {
          isLastHeard = true;
        }),
    ),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(isLastHeard).toBe(true);
});

const builtRows: number[] = [];
const insertHomes = rowsBuiltOnce((statements, rows: Home[]) => {
  builtRows.push(rows.length);
  return statements.insert(homes).values(rows).returning();
});
const insertAll = (rows: Home[]) => transactionOn(pool, 'begin', (tx) => insertHomes(tx, rows));

it('writes a few rows at once, each with what it was given, and is built once for as many of that kind', async () => {
  const soldAt = new Date('2026-03-01T00:00:00Z');
  const two = (id: number): Home[] => [
    { id, street: 'A', facts: { beds: 2 }, soldAt },
    { id: id + 1, facts: null, soldAt: null },
  ];
  expect(await insertAll(two(30))).toEqual([
    { id: 30, street: 'A', facts: { beds: 2 }, soldAt },
    { id: 31, street: 'Rose Street', facts: null, soldAt: null },
  ]);
  expect(await insertAll(two(32))).toMatchObject([{ id: 32, street: 'A' }, { id: 33 }]);
  expect(await insertAll([{ id: 34, street: 'B' }])).toMatchObject([{ id: 34, street: 'B' }]);
  expect(builtRows).toEqual([2, 1]);
});

it('writes many rows as well, and keeps nothing for them', async () => {
  const many = Array.from({ length: 9 }, (_, at): Home => ({ id: 40 + at, facts: { beds: at } }));
  expect(await insertAll(many)).toHaveLength(9);
  expect(await insertAll(many.map((home) => ({ ...home, id: (home.id ?? 0) + 20 })))).toMatchObject([
    { id: 60, street: 'Rose Street', facts: { beds: 0 } },
    ...many.slice(1).map(({ facts }) => ({ facts })),
  ]);
  expect(builtRows.filter((rows) => rows === 9)).toHaveLength(2);
});
