import { asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { signingKeys } from '../../../db/schema/certificates.ts';

/** All of these need the installation's rights. */
export type KeyRow = typeof signingKeys.$inferSelect;

export const findCurrentKey = async (tx: Tx): Promise<KeyRow | undefined> => {
  const [row] = await tx.select().from(signingKeys).where(isNull(signingKeys.retiredAt));
  return row;
};

export const findKey = async (tx: Tx, id: string): Promise<KeyRow | undefined> => {
  const [row] = await tx.select().from(signingKeys).where(eq(signingKeys.id, id));
  return row;
};

export const findKeys = (tx: Tx): Promise<KeyRow[]> =>
  tx.select().from(signingKeys).orderBy(asc(signingKeys.createdAt), asc(signingKeys.id));

/** Does nothing when another node was first: there is one current key. */
export const insertKey = async (tx: Tx, key: { id: string; sealedSecret: Buffer }): Promise<void> => {
  await tx.insert(signingKeys).values(key).onConflictDoNothing();
};

export const retireCurrentKey = async (tx: Tx): Promise<void> => {
  await tx.update(signingKeys).set({ retiredAt: new Date() }).where(isNull(signingKeys.retiredAt));
};
