import { and, eq, like } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../db/database.ts';
import { verifications } from '../db/schema/identity.ts';

/** How better-auth names the row of a reset link; its value is the account's id. */
const NAME = 'reset-password:';

/** Whose password a link sets; undefined when there is no such link. */
export const findResetAccount = async (db: NodePgDatabase, token: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ accountId: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, `${NAME}${token}`));
  return row?.accountId;
};

/** With a new password every link ends that was to set one, also those that nobody used. */
export const endResetLinks = async (tx: Tx, accountId: string): Promise<void> => {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, accountId), like(verifications.identifier, `${NAME}%`)));
};
