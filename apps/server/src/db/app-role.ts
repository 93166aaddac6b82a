import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { findRoles, grantRights, PRODUCT_SCHEMAS, type Roles } from './grant-rights.ts';

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

/** The role that a guest's transaction goes on as (`asGuest`). It cannot log in, and most tables do not exist for it. */
const ensureGuestRole = async (owner: Client, { app, guest, hasGuest }: Roles): Promise<void> => {
  if (!hasGuest)
    await owner.query(`create role ${guest} nologin nosuperuser nobypassrls nocreatedb nocreaterole`);
  await owner.query(`grant ${guest} to ${app}`);
  await owner.query(`grant usage on schema public to ${guest}`);
};

/**
 * The role the application connects as: it owns nothing and cannot pass row-level security. Its name carries the
 * database's, because roles belong to the whole server. Returns the URL to connect with.
 */
export const ensureAppRole = async (owner: Client, ownerUrl: string): Promise<string> => {
  const roles = await findRoles(owner);
  const { appName, app, hasApp } = roles;
  const password = createHmac('sha256', await ownerSecret(owner, 'app-role'))
    .update(appName)
    .digest('hex');
  // Before version 16 only a superuser may name these attributes of a role that exists; isolation is checked later.
  const statement = hasApp
    ? `alter role ${app} login`
    : `create role ${app} login nosuperuser nobypassrls nocreatedb nocreaterole`;
  await owner.query(`${statement} password '${password}'`);
  for (const schema of PRODUCT_SCHEMAS) await owner.query(`grant usage on schema ${schema} to ${app}`);
  await owner.query(`revoke create on schema public from public`);
  await ensureGuestRole(owner, roles);
  await grantRights(owner, { ...roles, hasGuest: true });
  const url = new URL(ownerUrl);
  url.username = appName;
  url.password = password;
  return url.toString();
};
