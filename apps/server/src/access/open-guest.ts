import type { Access } from '@propguard/protocol/access';
import { GuestPass as ShownPass } from '@propguard/protocol/shapes';
import type { GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database, Mode } from '../db/database.ts';
import { fail, invalid } from '../fail.ts';
import { hashSecret } from './authenticate.ts';
import type { GuestPass, GuestScope } from './guest-scope.ts';

export type GuestAccess = Extract<Access, { kind: 'guest' }>;

const inHeader = (headers: Headers): string => {
  const shown = headers.get('authorization')?.match(/^Guest (\S{1,200})$/i)?.[1];
  if (shown === undefined) throw fail('UNAUTHENTICATED');
  return shown;
};

/** The guard comes before the input is checked: what stands there may be anything. */
const inParameter = (input: unknown, parameter: string): string => {
  const value: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, parameter) : undefined;
  const shown = ShownPass.safeParse(value);
  if (!shown.success)
    throw invalid(...shown.error.issues.map(({ message }) => ({ field: parameter, message })));
  return shown.data;
};

/** The pass that a caller shows, where the contract says that it is shown. */
export const shownPass = ({ parameter }: GuestAccess, headers: Headers, input: unknown): string =>
  parameter === null ? inHeader(headers) : inParameter(input, parameter);

type Found = { id: string; workspace_id: string; subject_id: string; expires_at: Date | string | null };

const findPass = async (
  { plain }: Database,
  kind: GuestPassKind,
  secret: string,
): Promise<GuestPass | null> => {
  const found = await plain.execute<Found>(
    sql`select id, workspace_id, subject_id, expires_at from find_guest_pass(${hashSecret(secret)}, ${kind})`,
  );
  const row = found.rows[0];
  if (!row) return null;
  const { id, workspace_id: workspaceId, subject_id: subjectId, expires_at: ends } = row;
  return { id, workspaceId, subjectId, expiresAt: ends === null ? null : new Date(ends) };
};

/** Whether it would still let somebody in. */
export const isPassLive = async (
  { database }: Pick<Context, 'database'>,
  { pass: kind }: GuestAccess,
  secret: string,
): Promise<boolean> => (await findPass(database, kind, secret)) !== null;

/** Each step asks anew whether the pass still holds: one that was revoked opens nothing from that moment on. */
export const openGuest = async <T>(
  services: Context,
  { pass: kind, parameter }: GuestAccess,
  secret: string,
  mode: Mode,
  work: (scope: GuestScope) => Promise<T>,
): Promise<T> => {
  const pass = await findPass(services.database, kind, secret);
  if (!pass) throw fail(parameter === null ? 'UNAUTHENTICATED' : 'LINK_EXPIRED');
  return services.database.asGuest(pass.id, mode, (tx) => work({ services, tx, pass }));
};
