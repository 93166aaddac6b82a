import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { withOwner } from '../client.ts';
import { BackupRefused, fullName, type Header } from './backup-format.ts';
import { listTables, quoted } from './catalogue.ts';
import { loadBackup } from './load-backup.ts';
import type { VerifiedBackup } from './verify-backup.ts';

type Order = {
  ownerUrl: string;
  backup: VerifiedBackup;
  mayReplace: boolean;
  migrate: (ownerUrl: string) => Promise<void>;
};

/** Made by migrating and by starting, not by people. */
const BOOKKEEPING_SCHEMAS = new Set(['drizzle', 'pgboss']);

export async function restoreBackup({ ownerUrl, backup, mayReplace, migrate }: Order): Promise<void> {
  await withOwner(ownerUrl, 'propguard-backup', async (client) => {
    await refuseWhileInUse(client);
    if (!mayReplace) await refuseData(client);
  });
  await migrate(ownerUrl);
  await withOwner(ownerUrl, 'propguard-backup', async (client) => {
    await refuseOtherSchema(client, backup.header);
    await loadBackup(client, backup);
    await client.query('analyze');
  });
}

async function refuseWhileInUse(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number; name: string }>(`
    select pid, application_name as name from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()`);
  const [other] = rows;
  if (!other) return;
  throw new BackupRefused(
    `Somebody is using this database (${rows.length} connections, one of them '${other.name}'). ` +
      'Stop PropGuard on every machine and try again.',
  );
}

async function refuseData(client: Client): Promise<void> {
  for (const table of await listTables(client)) {
    if (BOOKKEEPING_SCHEMAS.has(table.schema)) continue;
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (!rowCount) continue;
    throw new BackupRefused(
      `The database is not empty (${fullName(table)} has rows). Take a backup of it if you may need it, ` +
        'then add --force: everything in it will be replaced.',
    );
  }
}

async function refuseOtherSchema(client: Client, header: Header): Promise<void> {
  if (isDeepStrictEqual(await listTables(client), header.tables)) return;
  throw new BackupRefused(
    `The backup was made by PropGuard ${header.productVersion}, whose tables (${header.migrations.length} migrations) ` +
      'differ from those of this version. Restore it with that version, then come back to this one: ' +
      'it migrates the data when it starts.',
  );
}
