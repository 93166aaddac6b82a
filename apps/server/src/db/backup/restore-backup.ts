import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { withOwner } from '../client.ts';
import { BackupRefused, fullName, type Header } from './backup-format.ts';
import { listTables, quoted } from './catalogue.ts';
import { inOneTransaction, loadBackup } from './load-backup.ts';
import type { VerifiedBackup } from './verify-backup.ts';

/** How this version makes its tables. */
export type SchemaHistory = {
  /** Fingerprints of the migrations that this version knows, oldest first. */
  known: readonly string[];
  /** Brings an empty or older database to this version. */
  migrate: (ownerUrl: string) => Promise<void>;
  /** What is made beside the migrations: the queue's own tables. */
  prepareBeside: (ownerUrl: string) => Promise<void>;
  /** Runs some of the migrations in the transaction at hand; from the first, in schemas that are not there. */
  apply: (client: Client, from: number, to: number) => Promise<void>;
  /** Schemas that the migrations make. */
  schemas: readonly string[];
};

type Order = { ownerUrl: string; backup: VerifiedBackup; mayReplace: boolean; history: SchemaHistory };

export type RestoredBackup = { tables: number; rows: number; migrationsApplied: number; seconds: number };

/** Made by migrating and by starting, not by people. */
const BOOKKEEPING_SCHEMAS = new Set(['drizzle', 'pgboss']);

/** Brings the database to what the backup holds, and then to this version; when anything is wrong, to nothing else. */
export async function restoreBackup({
  ownerUrl,
  backup,
  mayReplace,
  history,
}: Order): Promise<RestoredBackup> {
  const startedAt = performance.now();
  const { header, footer } = backup;
  refuseOtherHistory(header, history.known);
  await withOwner(ownerUrl, 'propguard-backup', async (client) => {
    await refuseWhileInUse(client);
    if (!mayReplace) await refuseData(client);
  });
  const isOlder = header.migrations.length < history.known.length;
  if (isOlder) await restoreOlder({ ownerUrl, backup, history });
  else await restoreSame({ ownerUrl, backup, history });
  return {
    tables: footer.seal.length,
    rows: footer.seal.reduce((sum, { rows }) => sum + rows, 0),
    migrationsApplied: history.known.length - header.migrations.length,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

type Restoring = Omit<Order, 'mayReplace'>;

async function restoreSame({ ownerUrl, backup, history }: Restoring): Promise<void> {
  await history.migrate(ownerUrl);
  await withOwner(ownerUrl, 'propguard-backup', async (client) => {
    await refuseOtherSchema(client, backup.header);
    await inOneTransaction(client, () => loadBackup(client, backup));
    await client.query('analyze');
  });
}

/** The tables as they were then, the rows, and the migrations since: one transaction. */
async function restoreOlder({ ownerUrl, backup, history }: Restoring): Promise<void> {
  const then = backup.header.migrations.length;
  await history.prepareBeside(ownerUrl);
  await withOwner(ownerUrl, 'propguard-backup', async (client) => {
    await inOneTransaction(client, async () => {
      for (const schema of history.schemas)
        await client.query(`drop schema if exists ${client.escapeIdentifier(schema)} cascade`);
      await history.apply(client, 0, then);
      await refuseOtherSchema(client, backup.header);
      await loadBackup(client, backup);
      await history.apply(client, then, history.known.length);
    });
    await client.query('analyze');
  });
}

function refuseOtherHistory({ migrations, productVersion }: Header, known: readonly string[]): void {
  const isShared = migrations.every((hash, index) => known[index] === undefined || known[index] === hash);
  if (isShared && migrations.length <= known.length) return;
  if (isShared)
    throw new BackupRefused(
      `The backup was made by a newer PropGuard (${productVersion}, ${migrations.length} migrations; this one knows ` +
        `${known.length}). Update this installation first, then restore it. Nothing was changed.`,
    );
  throw new BackupRefused(
    `The backup was made by PropGuard ${productVersion} with tables of another history than this version's. ` +
      'Restore it with the version that made it. Nothing was changed.',
  );
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

/** The queue's tables are made by its library, which may have changed between two versions of ours. */
async function refuseOtherSchema(client: Client, header: Header): Promise<void> {
  if (isDeepStrictEqual(await listTables(client), header.tables)) return;
  throw new BackupRefused(
    `The backup was made by PropGuard ${header.productVersion}, whose tables (${header.migrations.length} migrations) ` +
      'differ from those of this version. Restore it with that version, then come back to this one: ' +
      'it migrates the data when it starts. Nothing was changed.',
  );
}
