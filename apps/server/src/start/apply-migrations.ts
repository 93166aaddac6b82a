import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { Client, QueryConfig } from 'pg';
import { grantWhatIsNew } from '../db/grant-rights.ts';
import { withoutHoldingUp } from './without-holding-up.ts';

type Migration = Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'>;

/** As drizzle makes it: nodes of the release before read it by drizzle's own hand. */
const MIGRATIONS_TABLE = `
  create schema if not exists public; create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * The first line of a migration that changes so many tables that nobody who is at work would ever leave all of them alone
 * at once. Each of its statements stands for itself, and may be repeated.
 */
const ONE_BY_ONE = /^\s*--\s*one by one:\s*\S/;

const recordOf = ({ hash, folderMillis }: Migration) => ({
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
  values: [hash, folderMillis],
});

/** Where nobody else is at work. */
export const applyAlone = async (owner: Client, migrations: readonly Migration[]): Promise<void> => {
  await owner.query(MIGRATIONS_TABLE);
  for (const migration of migrations) {
    for (const statement of migration.sql) await owner.query(statement);
    await owner.query(recordOf(migration));
  }
};

/** With what the nodes that go on answering may do with it. */
const applyTogether = async (
  owner: Client,
  statements: readonly string[],
  record?: QueryConfig,
): Promise<void> => {
  await owner.query('begin');
  try {
    for (const statement of statements) await owner.query(statement);
    await grantWhatIsNew(owner);
    if (record) await owner.query(record);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
};

const applyBeside = async (owner: Client, migration: Migration): Promise<void> => {
  if (!ONE_BY_ONE.test(migration.sql[0] ?? ''))
    return withoutHoldingUp(owner, () => applyTogether(owner, migration.sql, recordOf(migration)));
  for (const statement of migration.sql)
    await withoutHoldingUp(owner, () => applyTogether(owner, [statement]));
  await owner.query(recordOf(migration));
};

/** Those that this database does not have yet, in their order, beside nodes that go on answering. */
export const applyMigrations = async (owner: Client, migrations: readonly Migration[]): Promise<void> => {
  await owner.query(MIGRATIONS_TABLE);
  const { rows } = await owner.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  for (const migration of migrations)
    if (migration.folderMillis > newest) await applyBeside(owner, migration);
};
