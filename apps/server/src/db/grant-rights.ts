import type { Client } from 'pg';
import { GUEST_ROLE } from './guest-role.ts';
import { ALL_RIGHTS, FORCE_ROW_SECURITY, NARROW_RIGHTS, OVER_ALL_WORKSPACES } from './rights.ts';

export const PRODUCT_SCHEMAS = ['public', 'identity', 'pgboss'];

/** The application's role and that of guests, quoted. They carry the database's name, and may outlive it. */
export type Roles = { appName: string; app: string; hasApp: boolean; guest: string; hasGuest: boolean };

export const findRoles = async (owner: Client): Promise<Roles> => {
  const { rows } = await owner.query<Roles>(`
    select app as "appName", format('%I', app) as app, format('%I', guest) as guest,
      exists (select from pg_roles where rolname = app) as "hasApp",
      exists (select from pg_roles where rolname = guest) as "hasGuest"
    from (select left(current_database() || '_app', 63) as app, ${GUEST_ROLE} as guest) as roles`);
  if (!rows[0]) throw new Error('The database did not say what it is called.');
  return rows[0];
};

type Made = { kind: 'table' | 'sequence' | 'function'; name: string; called: string };
type Which = 'all' | 'new';

/** Tables, sequences and functions of the product. New are those of which nobody was given or refused anything yet. */
const MADE = `
  select case c.relkind when 'S' then 'sequence' else 'table' end as kind, n.nspname || '.' || c.relname as name,
    format('%I.%I', n.nspname, c.relname) as called
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'S') and n.nspname = any ($1) and ($2 = 'all' or c.relacl is null)
  union all
  select 'function', n.nspname || '.' || p.proname, p.oid::regprocedure::text
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind <> 'p' and n.nspname = any ($1) and ($2 = 'all' or p.proacl is null)`;

const appRights = ({ kind, name, called }: Made, role: string): string[] => {
  if (kind === 'sequence') return [`grant usage, select on sequence ${called} to ${role}`];
  // By itself PostgreSQL lets everybody call a new function, and many of ours run with the owner's rights.
  if (kind === 'function')
    return [
      `revoke execute on function ${called} from public`,
      `grant execute on function ${called} to ${role}`,
    ];
  const rights = NARROW_RIGHTS[name];
  if (rights === undefined) return [`grant ${ALL_RIGHTS} on ${called} to ${role}`];
  return [
    `revoke all on ${called} from ${role}`,
    ...(rights ? [`grant ${rights} on ${called} to ${role}`] : []),
  ];
};

/** Where a table has a policy for guests, they may do what it is for; on other tables they have no right at all. */
const GUEST_POLICIES = `
  select format('%I.%I', schemaname, tablename) as called, case cmd when 'ALL' then '${ALL_RIGHTS}' else cmd end as rights
  from pg_policies where policyname like 'guest\\_%'`;
/** What guests may call is named so; each looks up the pass itself. */
const FOR_GUESTS = 'public.guest_';

const guestRights = async (owner: Client, made: readonly Made[], role: string): Promise<string[]> => {
  const { rows } = await owner.query<{ called: string; rights: string }>(GUEST_POLICIES);
  const tables = new Set(made.filter(({ kind }) => kind === 'table').map(({ called }) => called));
  return [
    ...rows
      .filter(({ called }) => tables.has(called))
      .map(({ called, rights }) => `grant ${rights} on ${called} to ${role}`),
    ...made
      .filter(({ kind, name }) => kind === 'function' && name.startsWith(FOR_GUESTS))
      .map(({ called }) => `grant execute on function ${called} to ${role}`),
  ];
};

/** Makes row security hold for the schema's owner as well; only what is not so yet is locked for it. */
const forceRowSecurity = async (owner: Client): Promise<void> => {
  const { rows } = await owner.query<{ statement: string }>(FORCE_ROW_SECURITY, [OVER_ALL_WORKSPACES]);
  for (const { statement } of rows) await owner.query(statement);
};

/** Sent as one: a node that is up meanwhile never finds itself with less than it needs, nor with more for a moment. */
const grant = async (owner: Client, roles: Roles, which: Which): Promise<void> => {
  const { rows: made } = await owner.query<Made>(MADE, [PRODUCT_SCHEMAS, which]);
  const statements = made.flatMap((one) => appRights(one, roles.app));
  if (roles.hasGuest) {
    if (which === 'all') statements.push(`revoke all on all tables in schema public from ${roles.guest}`);
    statements.push(...(await guestRights(owner, made, roles.guest)));
  }
  if (statements.length > 0) await owner.query(statements.join('; '));
  await forceRowSecurity(owner);
};

/** What the product's roles may do with everything that is there, as this release says it. */
export const grantRights = (owner: Client, roles: Roles): Promise<void> => grant(owner, roles, 'all');

/**
 * What a migration has made is given in its own transaction: nodes that are up reach it through triggers and functions
 * from the moment in which it is there. Where no node was yet, there is nobody to give it to.
 */
export const grantWhatIsNew = async (owner: Client): Promise<void> => {
  const roles = await findRoles(owner);
  if (roles.hasApp) await grant(owner, roles, 'new');
};
