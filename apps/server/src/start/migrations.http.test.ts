import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { withClient } from '../db/client.ts';
import { migrateDatabase } from './prepare-database.ts';

const name = `history_${randomBytes(6).toString('hex')}`;
let url: string;
beforeAll(async () => {
  url = await createEmptyDatabase(inject('clusterUrl'), name);
});
afterAll(() => dropDatabase(inject('clusterUrl'), name));

const query = (sql: string) =>
  withClient({ connectionString: url }, async (owner) => (await owner.query(sql)).rows);

it('a database of another history is left as it is, with a word', async () => {
  await query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 1)`);
  await expect(migrateDatabase(url)).rejects.toThrow(/from before the first release.*Nothing was changed/);
  expect(await query(`select tablename from pg_tables where schemaname in ('public', 'identity')`)).toEqual(
    [],
  );
});

it('an empty one is made, and one of our own is left as it is', async () => {
  await query('drop schema drizzle cascade');
  await migrateDatabase(url);
  const made = await query('select hash from drizzle.__drizzle_migrations');
  expect(made.length).toBeGreaterThan(0);
  await migrateDatabase(url);
  expect(await query('select hash from drizzle.__drizzle_migrations')).toEqual(made);
});
