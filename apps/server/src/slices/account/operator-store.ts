import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { operatorTokens } from '../../db/schema/identity.ts';
import { installations } from '../../db/schema/installation.ts';

export const isOperated = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx.select({ operator: installations.operatorAccountId }).from(installations);
  return row?.operator != null;
};

export const addToken = async (tx: Tx, tokenHash: Buffer, expiresAt: Date): Promise<void> => {
  await tx.delete(operatorTokens).where(lte(operatorTokens.expiresAt, sql`now()`));
  await tx.insert(operatorTokens).values({ tokenHash, expiresAt });
};

export const takeToken = async (tx: Tx, tokenHash: Buffer): Promise<boolean> => {
  const taken = await tx
    .delete(operatorTokens)
    .where(and(eq(operatorTokens.tokenHash, tokenHash), gt(operatorTokens.expiresAt, sql`now()`)))
    .returning({ at: operatorTokens.createdAt });
  return taken.length > 0;
};

export const deleteTokens = async (tx: Tx): Promise<void> => {
  await tx.delete(operatorTokens);
};
