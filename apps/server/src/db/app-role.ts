import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from 'pg';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const PRODUCT_SCHEMAS = ['public', 'identity', 'pgboss'];
/** What was written there stays as it was: the product may add rows and nothing else. */
const APPEND_ONLY_TABLES = [
  'audit_record',
  'lending_rule_version',
  'loan_assessment',
  'report',
  'report_version',
  'log_node',
];

/** A secret of the installation, made once and readable by the schema's owner only. */
export const ownerSecret = async (owner: Client, name: string): Promise<string> => {
  await owner.query('insert into installation_secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('hex'),
  ]);
  const { rows } = await owner.query<{ value: string }>(
    'select value from installation_secret where name = $1',
    [name],
  );
  const value = rows[0]?.value;
  if (!value) throw new Error(`The installation has no secret named ${name}.`);
  return value;
};

/**
 * The role the application connects as: it owns nothing and cannot pass row-level security. Its name carries the
 * database's, because roles belong to the whole server. Returns the URL to connect with.
 */
export const ensureAppRole = async (owner: Client, ownerUrl: string): Promise<string> => {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const role = `${rows[0]?.name}_app`.slice(0, 63);
  const password = createHmac('sha256', await ownerSecret(owner, 'app-role'))
    .update(role)
    .digest('hex');
  const exists = await owner.query('select 1 from pg_roles where rolname = $1', [role]);
  // Before version 16 only a superuser may name these attributes of a role that exists; isolation is checked later.
  const statement = exists.rowCount
    ? `alter role ${quote(role)} login`
    : `create role ${quote(role)} login nosuperuser nobypassrls nocreatedb nocreaterole`;
  await owner.query(`${statement} password '${password}'`);
  for (const schema of PRODUCT_SCHEMAS) {
    await owner.query(`grant usage on schema ${schema} to ${quote(role)}`);
    await owner.query(
      `grant select, insert, update, delete on all tables in schema ${schema} to ${quote(role)}`,
    );
    await owner.query(`grant usage, select on all sequences in schema ${schema} to ${quote(role)}`);
    await owner.query(`grant execute on all functions in schema ${schema} to ${quote(role)}`);
  }
  await owner.query(`revoke all on installation_secret from ${quote(role)}`);
  await owner.query(`revoke update, delete on ${APPEND_ONLY_TABLES.join(', ')} from ${quote(role)}`);
  await owner.query(`revoke create on schema public from public`);
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.toString();
};
