import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../db/database.ts';
import { accounts, credentials } from '../db/schema/identity.ts';

/** better-auth's name for 'signs in with a password'. */
const BY_PASSWORD = 'credential';

export { hashPassword };

/** Unknown accounts cost the same work as wrong passwords, so that the time taken tells nothing. */
const verify = async (db: NodePgDatabase, which: SQL, password: string): Promise<string | null> => {
  const [row] = await db
    .select({ accountId: accounts.id, hash: credentials.password })
    .from(accounts)
    .innerJoin(credentials, and(eq(credentials.userId, accounts.id), eq(credentials.providerId, BY_PASSWORD)))
    .where(which);
  if (!row?.hash) {
    await hashPassword(password);
    return null;
  }
  return (await verifyPassword({ hash: row.hash, password })) ? row.accountId : null;
};

/** The account's id when the password is right. */
export const verifyByEmail = (db: NodePgDatabase, email: string, password: string): Promise<string | null> =>
  verify(db, eq(accounts.email, email), password);

export const isPasswordOf = async (
  db: NodePgDatabase,
  accountId: string,
  password: string,
): Promise<boolean> => (await verify(db, eq(accounts.id, accountId), password)) !== null;

export const addPassword = async (tx: Tx, accountId: string, hash: string): Promise<void> => {
  await tx
    .insert(credentials)
    .values({ userId: accountId, accountId, providerId: BY_PASSWORD, password: hash });
};

export const changePassword = async (tx: Tx, accountId: string, hash: string): Promise<void> => {
  await tx
    .update(credentials)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, BY_PASSWORD)));
};
