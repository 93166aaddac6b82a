import { type Client, escapeIdentifier } from 'pg';

type Trigger = { table: string; name: string };
type ForeignKey = Trigger & { definition: string };

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/**
 * While rows come in by table, foreign keys point at rows that are not there yet and triggers would write
 * what the backup already holds. The owner may take them off inside the transaction; putting the keys back
 * checks every row. Works without superuser rights and for tables that refer to each other or themselves.
 */
export async function withoutRowChecks(client: Client, work: () => Promise<void>): Promise<void> {
  const keys = await listForeignKeys(client);
  const triggers = await listTriggers(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${escapeIdentifier(name)}`);
  }
  await work();
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} enable trigger ${escapeIdentifier(name)}`);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  }
}

async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, k.conname as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${OURS}`);
  return rows;
}

async function listTriggers(client: Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    select format('%I.%I', n.nspname, c.relname) as table, t.tgname as name
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and ${OURS}`);
  return rows;
}
