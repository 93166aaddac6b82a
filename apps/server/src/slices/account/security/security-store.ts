import { and, asc, count, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../../db/database.ts';
import { passkeys, recoveryCodes, secondFactors, signInSteps } from '../../../db/schema/identity.ts';

type Db = Tx | NodePgDatabase;
type Step = typeof signInSteps.$inferInsert;
export type PasskeyRow = typeof passkeys.$inferSelect;

export const findSecondFactor = async (db: Db, accountId: string) =>
  (await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)))[0];

export const hasApp = async (db: Db, accountId: string): Promise<boolean> =>
  (await findSecondFactor(db, accountId))?.confirmedAt != null;

/** What answers the second step of signing in. Neither, and the password alone lets in. */
export const findFactors = async (
  db: Db,
  accountId: string,
): Promise<{ app: boolean; passkey: boolean }> => ({
  app: await hasApp(db, accountId),
  passkey: (await findPasskeys(db, accountId)).length > 0,
});

/** Begun anew, as long as none is on. False when one is. */
export const beginSecondFactor = async (
  tx: Tx,
  accountId: string,
  sealedSecret: Buffer,
): Promise<boolean> => {
  const begun = await tx
    .insert(secondFactors)
    .values({ accountId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { sealedSecret, createdAt: new Date(), lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ accountId: secondFactors.accountId });
  return begun.length > 0;
};

/** A step's code works once: of two that arrive together one wins. */
export const spendStep = async (db: Db, accountId: string, step: number): Promise<boolean> => {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ accountId: secondFactors.accountId });
  return used.length > 0;
};

export const turnOn = async (tx: Tx, accountId: string): Promise<boolean> => {
  const on = await tx
    .update(secondFactors)
    .set({ confirmedAt: new Date() })
    .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)))
    .returning({ accountId: secondFactors.accountId });
  return on.length > 0;
};

/** Recovery codes go with the last of what they stand in for. */
const forgetIdleCodes = async (tx: Tx, accountId: string): Promise<void> => {
  const { app, passkey } = await findFactors(tx, accountId);
  if (!app && !passkey) await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
};

export const turnOff = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  await forgetIdleCodes(tx, accountId);
};

export const replaceRecoveryCodes = async (tx: Tx, accountId: string, hashes: Buffer[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
};

export const takeRecoveryCode = async (db: Db, accountId: string, codeHash: Buffer): Promise<boolean> => {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ accountId: recoveryCodes.accountId });
  return taken.length > 0;
};

export const countRecoveryCodes = async (tx: Tx, accountId: string): Promise<number> =>
  (await tx.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)))[0]
    ?.count ?? 0;

export const addStep = async (db: Db, step: Step): Promise<void> => {
  await db.delete(signInSteps).where(lte(signInSteps.expiresAt, sql`now()`));
  await db.insert(signInSteps).values(step);
};

/** Counts the try in the same statement. Undefined when there is no such step any more. */
export const tryStep = async (db: Db, tokenHash: Buffer, kind: Step['kind'], most: number) => {
  const [row] = await db
    .update(signInSteps)
    .set({ tries: sql`${signInSteps.tries} + 1` })
    .where(
      and(
        eq(signInSteps.tokenHash, tokenHash),
        eq(signInSteps.kind, kind),
        gt(signInSteps.expiresAt, sql`now()`),
        lt(signInSteps.tries, most),
      ),
    )
    .returning({ accountId: signInSteps.accountId });
  return row;
};

/** Ends it, whatever comes of it. */
export const takeStep = async (db: Db, tokenHash: Buffer, kind: Step['kind']) => {
  const [row] = await db
    .delete(signInSteps)
    .where(
      and(
        eq(signInSteps.tokenHash, tokenHash),
        eq(signInSteps.kind, kind),
        gt(signInSteps.expiresAt, sql`now()`),
      ),
    )
    .returning({ accountId: signInSteps.accountId, challenge: signInSteps.challenge });
  return row;
};

export const findPasskeys = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));

export const findPasskey = async (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  (await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)))[0];

export const insertPasskey = async (
  tx: Tx,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> =>
  (
    await tx.insert(passkeys).values(row).onConflictDoNothing({ target: passkeys.credentialId }).returning()
  )[0];

export const notePasskeyUse = async (db: Db, id: string, counter: number): Promise<void> => {
  await db.update(passkeys).set({ counter, usedAt: new Date() }).where(eq(passkeys.id, id));
};

export const deletePasskey = async (
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> => {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id });
  if (gone.length > 0) await forgetIdleCodes(tx, accountId);
  return gone.length > 0;
};
