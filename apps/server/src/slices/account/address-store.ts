import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { accounts, addressChecks } from '../../db/schema/identity.ts';

type NewCheck = typeof addressChecks.$inferInsert;

/** The newest letter is the one that counts: what an earlier one said no longer works. */
export const saveCheck = async (tx: Tx, { accountId, ...check }: NewCheck): Promise<void> => {
  const anew = { ...check, tries: 0, createdAt: new Date() };
  await tx
    .insert(addressChecks)
    .values({ accountId, ...anew })
    .onConflictDoUpdate({ target: addressChecks.accountId, set: anew });
};

/** Counts the try in the same statement: of many at once none is free. Undefined when no code would be right. */
export const takeTry = async (
  tx: Tx,
  accountId: string,
  most: number,
): Promise<{ codeHash: Buffer; email: string } | undefined> => {
  const [row] = await tx
    .update(addressChecks)
    .set({ tries: sql`${addressChecks.tries} + 1` })
    .where(
      and(
        eq(addressChecks.accountId, accountId),
        gt(addressChecks.expiresAt, sql`now()`),
        lt(addressChecks.tries, most),
      ),
    )
    .returning({ codeHash: addressChecks.codeHash, email: addressChecks.email });
  return row;
};

export const findCheckedAccount = async (
  db: NodePgDatabase,
  tokenHash: Buffer,
): Promise<string | undefined> => {
  const [row] = await db
    .select({ accountId: addressChecks.accountId })
    .from(addressChecks)
    .where(eq(addressChecks.tokenHash, tokenHash));
  return row?.accountId;
};

/** A link works once. */
export const takeCheck = async (tx: Tx, tokenHash: Buffer): Promise<string | undefined> => {
  const [row] = await tx
    .delete(addressChecks)
    .where(and(eq(addressChecks.tokenHash, tokenHash), gt(addressChecks.expiresAt, sql`now()`)))
    .returning({ email: addressChecks.email });
  return row?.email;
};

export const isAddressTaken = async (tx: Tx, email: string): Promise<boolean> =>
  (await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))).length > 0;

/** Somebody who changes the password does not let another address in that was asked about before. */
export const deleteAskedChange = async (tx: Tx, accountId: string): Promise<void> => {
  await tx
    .delete(addressChecks)
    .where(
      and(
        eq(addressChecks.accountId, accountId),
        sql`${addressChecks.email} <> (select ${accounts.email} from ${accounts} where ${accounts.id} = ${accountId})`,
      ),
    );
};

export const changeAddress = async (
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> => {
  await tx
    .update(accounts)
    .set({ email, emailVerified: false, updatedAt: new Date() })
    .where(and(eq(accounts.id, accountId), eq(accounts.isAnonymous, false)));
};

export const deleteCheck = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(addressChecks).where(eq(addressChecks.accountId, accountId));
};

/** Only the address that was asked about: false when the account has another one by now, or is gone. */
export const markConfirmed = async (
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> => {
  const marked = await tx
    .update(accounts)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(accounts.id, accountId), eq(accounts.email, email), eq(accounts.isAnonymous, false)))
    .returning({ id: accounts.id });
  return marked.length > 0;
};
