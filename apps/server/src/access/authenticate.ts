import { createHash } from 'node:crypto';
import type { Scope } from '@propguard/rules/workspaces/scopes';
import { isAPIError } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import type { Principal, SessionPrincipal } from './principal.ts';
import type { PrincipalCache } from './principal-cache.ts';
import { mayUseApi } from './workspace-plan.ts';

export const API_KEY_PREFIX = 'pgk_';
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What a caller shows; all headers are made only for the look-up of a session. */
export type Credentials = {
  apiKey: string | null;
  authorization: string | null;
  cookie: string | null;
  all: () => Headers;
};

const keyFrom = ({ apiKey, authorization }: Pick<Credentials, 'apiKey' | 'authorization'>): string | null =>
  apiKey ?? authorization?.match(/^Bearer (\S{1,200})$/i)?.[1] ?? null;

const byKey = async (context: Context, key: string): Promise<Principal | null> => {
  if (!key.startsWith(API_KEY_PREFIX)) return null;
  const { database } = context;
  const found = await database.plain.execute<{ id: string; workspace_id: string; scopes: Scope[] }>(
    sql`select id, workspace_id, scopes from find_api_key(${hashSecret(key)})`,
  );
  const row = found.rows[0];
  if (!row) return null;
  await database.plain.execute(sql`select touch_api_key(${row.id})`);
  const { workspace_id: workspaceId } = row;
  const planAllows = await database.inWorkspace({ workspaceId, accountId: null }, 'read', (tx) =>
    mayUseApi(context, tx, workspaceId),
  );
  return { kind: 'key', keyId: row.id, workspaceId, scopes: row.scopes, planAllows };
};

const operatorId = async ({ database }: Context): Promise<string | null> => {
  const found = await database.plain.execute<{ id: string | null }>(
    sql`select operator_account_id as id from installation`,
  );
  return found.rows[0]?.id ?? null;
};

export type Authenticated = { principal: Principal | null; setCookies: string[] };

/** better-auth hides what went wrong: a session that is being deleted, or a database that cannot be asked. */
const getSession = async ({ auth }: Context, headers: Headers) => {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true });
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.status === 'UNAUTHORIZED') return null;
    throw fail('UNAVAILABLE');
  }
};

const bySession = async (context: Context, headers: Headers): Promise<Authenticated> => {
  const found = await getSession(context, headers);
  if (!found?.response) return { principal: null, setCookies: [] };
  const { session, user } = found.response;
  const principal: SessionPrincipal = {
    kind: 'session',
    sessionId: session.id,
    sessionToken: session.token,
    activeWorkspaceId: session.activeWorkspaceId ?? null,
    account: {
      id: user.id,
      name: user.name,
      email: user.isAnonymous ? null : user.email,
      createdAt: user.createdAt,
    },
    visitor: Boolean(user.isAnonymous),
    operator: user.emailVerified && !user.isAnonymous && (await operatorId(context)) === user.id,
  };
  return { principal, setCookies: found.headers.getSetCookie() };
};

/** The answer from memory when it is fresh; looked up, and kept, otherwise. */
const remembering = async (
  { principals, events }: Context,
  secret: string,
  lookUp: () => Promise<Authenticated>,
): Promise<Authenticated> => {
  const known = principals.find(secret);
  if (known) return { principal: known, setCookies: [] };
  const changesBefore = principals.changes;
  const found = await lookUp();
  if (found.principal && events.connected()) principals.keep(secret, found.principal, changesBefore);
  return found;
};

/** Who this node remembers the caller to be, without asking anybody: null as well for those who are yet to be looked up. */
export const recallPrincipal = (
  principals: PrincipalCache,
  shown: Omit<Credentials, 'all'>,
): Principal | null => {
  const secret = keyFrom(shown) ?? shown.cookie;
  return (secret !== null && principals.find(secret)) || null;
};

const NOBODY: Authenticated = { principal: null, setCookies: [] };

/** A key, when one is sent, decides alone: a wrong key never falls back to a session. */
export const authenticate = async (context: Context, shown: Credentials): Promise<Authenticated> => {
  const key = keyFrom(shown);
  if (key !== null)
    return remembering(context, key, async () => ({ principal: await byKey(context, key), setCookies: [] }));
  const { cookie } = shown;
  return cookie === null ? NOBODY : remembering(context, cookie, () => bySession(context, shown.all()));
};
