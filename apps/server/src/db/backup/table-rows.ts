import { type Client, escapeIdentifier } from 'pg';
import { OWNER_POLICY } from '../rights.ts';
import { BackupRefused, type Table } from './backup-format.ts';
import { quoted } from './catalogue.ts';

const ROWS_PER_FETCH = 1000;

/**
 * Every value travels as PostgreSQL's own text form, so that nothing passes through JavaScript's numbers
 * and dates. These settings make that form exact and the same on every server.
 */
const EXACT_TEXT_FORMS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local xmloption = 'content';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;`;

const PASSES_POLICIES = `select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`;

/** Tables of which some rows would be left out in silence: no policy lets the owner see them all. */
const PARTLY_HIDDEN = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relforcerowsecurity and (
    not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${OWNER_POLICY}')
    or exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive))`;

/** Inside a transaction: exact values, and every row of every table or none. */
export async function beExact(client: Client): Promise<void> {
  await client.query(EXACT_TEXT_FORMS);
  const { rows } = await client.query<{ passes: boolean }>(PASSES_POLICIES);
  // PostgreSQL then refuses to read a table partly; an owner who is no superuser sees all by a policy of its own.
  if (rows[0]?.passes) await client.query('set local row_security = off');
  else await refusePartlyHidden(client);
}

async function refusePartlyHidden(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(PARTLY_HIDDEN);
  if (rows.length === 0) return;
  throw new BackupRefused(
    `Row security hides rows of ${rows.map(({ name }) => name).join(', ')} from the schema's owner. ` +
      'Start PropGuard once with this DATABASE_URL, which puts that right, and try again.',
  );
}

/** The rows of a table as lines of JSON, a fetch at a time. */
export async function* readRows(client: Client, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(array[${values}]::text[])::text as line from ${quoted(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_PER_FETCH} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close backup_rows');
}

/** The opposite of `readRows`: PostgreSQL reads its own text forms back. */
export async function writeRows(client: Client, table: Table, lines: string[]): Promise<void> {
  const names = table.columns.map(({ name }) => escapeIdentifier(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  await client.query(
    `insert into ${quoted(table)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as line`,
    [`[${lines.join(',')}]`],
  );
}
