import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../../test/support/databases.ts';
import { ensureAppRole } from '../db/app-role.ts';
import { withClient } from '../db/client.ts';
import { applyMigrations } from './apply-migrations.ts';
import { migrateDatabase } from './prepare-database.ts';
import { withoutHoldingUp } from './without-holding-up.ts';

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

it('a change waits for who works with a table, and holds nobody up behind it', async () => {
  const clients = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const [owner, busy, reader] = clients as [pg.Client, pg.Client, pg.Client];
  await owner.query('create table worked_with (id int); create table next_to_it (id int)');
  await busy.query('begin; select from worked_with');
  let tries = 0;
  const changed = withoutHoldingUp(owner, async () => {
    tries += 1;
    try {
      await owner.query(
        'begin; alter table next_to_it add said text; alter table worked_with add said text; commit',
      );
    } catch (error) {
      await owner.query('rollback');
      throw error;
    }
  });
  await expect.poll(() => tries).toBeGreaterThan(1);
  // They would wait for each other: it is the change that steps back.
  await busy.query('select from next_to_it');
  await reader.query('select from worked_with');
  await busy.query('commit');
  await changed;
  await reader.query('select w.said, n.said from worked_with w, next_to_it n');
  await owner.query('drop table worked_with, next_to_it');
  for (const client of clients) await client.end();
});

it('many tables are changed one by one, however many work with them at once', async () => {
  const tables = Array.from({ length: 12 }, (_, at) => `busy_${at}`);
  await query(tables.map((table) => `create table ${table} (id int)`).join(';'));
  let isOver = false;
  // Each holds three tables for a moment, and takes one of them last: all of them are never free together.
  const workers = tables.map((_, at) =>
    withClient({ connectionString: url }, async (client) => {
      while (!isOver) {
        const [first, second, third] = [0, 4, 8].map((step) => tables[(at + step) % tables.length]);
        await client.query(`begin; select from ${first}; select from ${second}; select pg_sleep(0.02)`);
        await client.query(`select from ${third}; commit`);
      }
    }),
  );
  const folderMillis = Date.now() + 1_000_000_000_000;
  const sql = tables.map(
    (table, at) => `${at ? '' : '-- one by one: many\n'}alter table ${table} add said text`,
  );
  await withClient({ connectionString: url }, (owner) =>
    applyMigrations(owner, [{ sql, hash: 'many', folderMillis }]),
  );
  isOver = true;
  await Promise.all(workers);
  expect(
    await query(`select count(*)::int as n from information_schema.columns where column_name = 'said'`),
  ).toEqual([{ n: tables.length }]);
  expect(await query(`select hash from drizzle.__drizzle_migrations where hash = 'many'`)).toHaveLength(1);
  await query(
    `drop table ${tables.join(', ')}; delete from drizzle.__drizzle_migrations where hash = 'many'`,
  );
});

it('what it makes is there for nodes that are up, in the moment in which it is there', async () => {
  const appUrl = await withClient({ connectionString: url }, (owner) => ensureAppRole(owner, url));
  const asNode = (sql: string) =>
    withClient({ connectionString: appUrl }, async (node) => (await node.query(sql)).rows);
  await query('create table written (id int); grant insert on written to public');
  const sql = [
    'create table kept_beside (id serial primary key)',
    `create function keep_beside() returns trigger language plpgsql as $$
       begin insert into kept_beside default values; return new; end $$`,
    'create trigger keep_beside before insert on written for each row execute function keep_beside()',
    // Over all workspaces, by its name: written anew, it does not say so any more.
    `create function count_open_jobs() returns bigint language sql security definer
       set search_path = public, pg_temp as 'select count(*) from job'`,
  ];
  await query('drop function count_open_jobs');
  await withClient({ connectionString: url }, (owner) =>
    applyMigrations(owner, [{ sql, hash: 'beside', folderMillis: Date.now() + 2_000_000_000_000 }]),
  );
  await asNode('insert into written values (1)');
  expect(await asNode('select id from kept_beside')).toHaveLength(1);
  expect(
    await query(`select has_function_privilege('public', 'keep_beside()', 'execute') as "isOpen",
      (select proconfig::text like '%all_workspaces%' from pg_proc where proname = 'count_open_jobs') as "seesAll"`),
  ).toEqual([{ isOpen: false, seesAll: true }]);
});
