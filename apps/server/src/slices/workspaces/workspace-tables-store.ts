import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

/** Bookkeeping that is nobody's data, and what keeps hashes from being guessed. */
const LEFT_OUT_TABLES = new Set(['idempotency_record', 'refusal_salt', 'storage_use']);
/** Secrets, even hashed, do not leave; nor do the contents of files, which are exports themselves. */
const LEFT_OUT_COLUMNS: Record<string, string[]> = {
  api_key: ['key_hash'],
  assistant_settings: ['sensay_key', 'open_ai_key'],
  channel_connection: ['sealed_secrets'],
  guest_pass: ['pass_hash'],
  invitation: ['token_hash'],
  kept_refusal: ['address_hash'],
  mail_settings: ['sealed_password'],
  outbound_attachment: ['content'],
  push_subscription: ['endpoint', 'p256dh', 'auth'],
  stored_file: ['content'],
  webhook: ['sealed_secret', 'sealed_previous'],
};

export type WorkspaceTable = { name: string; key: string[]; leftOut: string[] };

/** Every table with a workspace, from PostgreSQL's catalogue: a table that a later slice adds is among them. */
export const findWorkspaceTables = async (tx: Tx): Promise<WorkspaceTable[]> => {
  const found = await tx.execute<{ name: string; key: string[] }>(sql`
    select c.relname as name,
      (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
       from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey::int2[])
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  return found.rows
    .filter(({ name }) => !LEFT_OUT_TABLES.has(name))
    .map(({ name, key }) => ({ name, key, leftOut: LEFT_OUT_COLUMNS[name] ?? [] }));
};
