import type { Client } from 'pg';
import { withClient } from '../client.ts';

export const DATABASE_OWNER = 'propguard_owner';
const DATABASE_NAME = 'propguard';

type Address = { port: number; password: string };

export const ownerUrl = ({ port, password }: Address, database = DATABASE_NAME) =>
  `postgres://${DATABASE_OWNER}:${password}@127.0.0.1:${port}/${database}`;

const asking = <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> =>
  withClient({ connectionString: url, connectionTimeoutMillis: 5_000 }, work);

/** Asks the server at this address which data it serves; undefined when nobody of ours answers. */
export async function askDataDirectory(address: Address): Promise<string | undefined> {
  try {
    return await asking(ownerUrl(address, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
  } catch {
    return undefined;
  }
}

export async function ensureDatabase(address: Address): Promise<void> {
  await asking(ownerUrl(address, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE_NAME)}`);
  });
}
