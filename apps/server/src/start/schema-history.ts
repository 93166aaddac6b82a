import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import type { SchemaHistory } from '../db/backup/restore-backup.ts';
import { installQueue } from '../queue/install-queue.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './prepare-database.ts';

/** As drizzle makes it; a database that was brought up in steps must look to it like one that it made itself. */
const MIGRATIONS_TABLE = `
  create schema if not exists public; create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/** How this version's tables came to be, for bringing back what an earlier one kept. */
export const schemaHistory = (): SchemaHistory => {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return {
    known: migrations.map(({ hash }) => hash),
    migrate: migrateDatabase,
    prepareBeside: installQueue,
    apply: async (client: Client, from, to) => {
      await client.query(MIGRATIONS_TABLE);
      for (const { sql, hash, folderMillis } of migrations.slice(from, to)) {
        for (const statement of sql) await client.query(statement);
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          hash,
          folderMillis,
        ]);
      }
    },
    schemas: ['public', 'identity', 'drizzle'],
  };
};
