import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { withClient } from '../client.ts';
import { type RestoredBackup, restoreBackup, type SchemaHistory } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

type Order = { ownerUrl: string; file: string; key: string | null; history: SchemaHistory };

/** `restored`: every row was loaded into a database of its own and read back. `read`: nobody may make one here. */
export type Rehearsal = { how: 'restored' | 'read'; restored: RestoredBackup | null };

const MAY_CREATE = `select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`;

/** What nobody has restored is no backup: into a scratch database beside the real one, which is dropped again. */
export async function rehearseRestore({ ownerUrl, file, key, history }: Order): Promise<Rehearsal> {
  const backup = await verifyBackup(file, key);
  const scratch = `propguard_check_${randomBytes(6).toString('hex')}`;
  const isMade = await withClient({ connectionString: ownerUrl }, async (owner) => {
    const { rows } = await owner.query<{ may: boolean }>(MAY_CREATE);
    if (!rows[0]?.may) return false;
    await owner.query(`create database ${scratch} template template0 ${await likeThisOne(owner)}`);
    return true;
  });
  if (!isMade) return { how: 'read', restored: null };
  try {
    const url = new URL(ownerUrl);
    url.pathname = `/${scratch}`;
    const restored = await restoreBackup({ ownerUrl: url.toString(), backup, mayReplace: false, history });
    return { how: 'restored', restored };
  } finally {
    await withClient({ connectionString: ownerUrl }, (owner) =>
      owner.query(`drop database if exists ${scratch} with (force)`),
    );
  }
}

/** The encoding of the database that was backed up: a value may not exist in another. */
async function likeThisOne(owner: Client): Promise<string> {
  const { rows } = await owner.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  return `encoding '${rows[0]?.encoding ?? 'UTF8'}'`;
}
