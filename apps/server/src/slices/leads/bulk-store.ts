import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leadBulkActions, leadChanges } from '../../db/schema/leads.ts';

export const insertBulk = async (tx: Tx, row: typeof leadBulkActions.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(leadBulkActions).values(row).returning({ id: leadBulkActions.id });
  if (!made) throw new Error('The action was not written.');
  return made.id;
};

export const findBulk = async (tx: Tx, id: string) =>
  (await tx.select().from(leadBulkActions).where(eq(leadBulkActions.id, id)))[0];

/** False when somebody was first. */
export const markUndone = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx
      .update(leadBulkActions)
      .set({ undoneAt: new Date() })
      .where(and(eq(leadBulkActions.id, id), isNull(leadBulkActions.undoneAt)))
      .returning({ id: leadBulkActions.id })
  ).length > 0;

export const findChangesOfBulk = (tx: Tx, bulkId: string) =>
  tx.select().from(leadChanges).where(eq(leadChanges.bulkId, bulkId)).orderBy(desc(leadChanges.version));
