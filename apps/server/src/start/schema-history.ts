import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import type { SchemaHistory } from '../db/backup/restore-backup.ts';
import { installQueue } from '../queue/install-queue.ts';
import { applyAlone } from './apply-migrations.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './prepare-database.ts';

/** How this version's tables came to be, for bringing back what an earlier one kept. */
export const schemaHistory = (): SchemaHistory => {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return {
    known: migrations.map(({ hash }) => hash),
    migrate: migrateDatabase,
    prepareBeside: installQueue,
    apply: (client: Client, from, to) => applyAlone(client, migrations.slice(from, to)),
    schemas: ['public', 'identity', 'drizzle'],
  };
};
