import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { GUEST_ROLE } from './guest-role.ts';
import { ALL_RIGHTS, FORCE_ROW_SECURITY, NARROW_RIGHTS, OVER_ALL_WORKSPACES } from './rights.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const PRODUCT_SCHEMAS = ['public', 'identity', 'pgboss'];

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

/** Where a table has a policy for guests, they may do what it is for; on other tables they have no right at all. */
const GUEST_RIGHTS = `
  select format('%I.%I', schemaname, tablename) as table, case cmd when 'ALL' then '${ALL_RIGHTS}' else cmd end as rights
  from pg_policies where policyname like 'guest\\_%'`;

/** The role that a guest's transaction goes on as (`asGuest`). It cannot log in, and most tables do not exist for it. */
const ensureGuestRole = async (owner: Client, appRole: string): Promise<void> => {
  const { rows } = await owner.query<{ name: string; exists: boolean }>(
    `select ${GUEST_ROLE} as name, exists (select from pg_roles where rolname = ${GUEST_ROLE}) as exists`,
  );
  const role = quote(rows[0]?.name ?? '');
  if (!rows[0]?.exists)
    await owner.query(`create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole`);
  await owner.query(`grant ${role} to ${quote(appRole)}`);
  await owner.query(`grant usage on schema public to ${role}`);
  const found = await owner.query<{ table: string; rights: string }>(GUEST_RIGHTS);
  const grants = found.rows.map(({ table, rights }) => `grant ${rights} on ${table} to ${role}`);
  // What guests may call is named guest_…; each looks up the pass itself.
  const callable = await owner.query<{ call: string }>(
    `select oid::regprocedure::text as call from pg_proc
     where pronamespace = 'public'::regnamespace and proname like 'guest\\_%'`,
  );
  grants.push(...callable.rows.map(({ call }) => `grant execute on function ${call} to ${role}`));
  // Sent as one: guests of a node that is up meanwhile never find themselves without.
  await owner.query([`revoke all on all tables in schema public from ${role}`, ...grants].join('; '));
};

/** Makes row security hold for the schema's owner as well; only what is not so yet is locked for it. */
const forceRowSecurity = async (owner: Client): Promise<void> => {
  const { rows } = await owner.query<{ statement: string }>(FORCE_ROW_SECURITY, [OVER_ALL_WORKSPACES]);
  for (const { statement } of rows) await owner.query(statement);
};

/** Sent as one: a node that is up meanwhile never finds itself with less than it needs, nor with more for a moment. */
const grantTables = async (owner: Client, appRole: string): Promise<void> => {
  const role = quote(appRole);
  const { rows } = await owner.query<{ name: string; quoted: string }>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v') and n.nspname = any ($1)`,
    [PRODUCT_SCHEMAS],
  );
  const statements = rows.flatMap(({ name, quoted }) => {
    const rights = NARROW_RIGHTS[name];
    if (rights === undefined) return [`grant ${ALL_RIGHTS} on ${quoted} to ${role}`];
    return [
      `revoke all on ${quoted} from ${role}`,
      ...(rights ? [`grant ${rights} on ${quoted} to ${role}`] : []),
    ];
  });
  await owner.query(statements.join('; '));
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
    await owner.query(`grant usage, select on all sequences in schema ${schema} to ${quote(role)}`);
    // By itself PostgreSQL lets everybody call a new function, and many of ours run with the owner's rights.
    await owner.query(`revoke execute on all functions in schema ${schema} from public`);
    await owner.query(`grant execute on all functions in schema ${schema} to ${quote(role)}`);
  }
  await grantTables(owner, role);
  await owner.query(`revoke create on schema public from public`);
  await forceRowSecurity(owner);
  await ensureGuestRole(owner, role);
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return url.toString();
};
