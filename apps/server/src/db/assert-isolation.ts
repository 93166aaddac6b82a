import type { Pool } from 'pg';

const ROLE = `
  select current_user as role, rolsuper as super, rolbypassrls as bypasses
  from pg_roles where rolname = current_user`;
const OWNED = `
  select format('%I.%I', n.nspname, c.relname) as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname !~ '^pg_temp' and pg_has_role(current_user, c.relowner, 'member')`;
const UNGUARDED = `
  select format('%I.%I', n.nspname, c.relname) as table
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
  where c.relkind in ('r', 'p') and n.nspname = 'public' and not c.relrowsecurity`;
const UNFORCED = `
  select format('%I.%I', n.nspname, c.relname) as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relrowsecurity and not c.relforcerowsecurity and n.nspname in ('public', 'identity')`;

class IsolationBroken extends Error {}

/** Refuses to go on unless PostgreSQL itself keeps workspaces apart for the role we are connected as. */
export const assertIsolation = async (pool: Pool): Promise<void> => {
  const [role, owned, unguarded, unforced] = await Promise.all([
    pool.query<{ role: string; super: boolean; bypasses: boolean }>(ROLE),
    pool.query<{ table: string }>(OWNED),
    pool.query<{ table: string }>(UNGUARDED),
    pool.query<{ table: string }>(UNFORCED),
  ]);
  const me = role.rows[0];
  const faults = [
    ...(me?.super ? ['it is a superuser'] : []),
    ...(me?.bypasses ? ['it may bypass row-level security'] : []),
    ...(owned.rows[0] ? [`it owns ${owned.rows[0].table}`] : []),
    ...unguarded.rows.map((row) => `${row.table} has a workspace but no row-level security`),
    ...unforced.rows.map((row) => `row-level security of ${row.table} does not hold for its owner`),
  ];
  if (faults.length > 0) {
    throw new IsolationBroken(
      `The database role "${me?.role}" does not keep workspaces apart: ${faults.join('; ')}. Refusing to serve.`,
    );
  }
};
