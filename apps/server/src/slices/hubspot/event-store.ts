import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hubspotEvents } from '../../db/schema/hubspot.ts';

/** What was delivered before is left out. How many were new. */
export const insertEvents = async (
  tx: Tx,
  rows: readonly (typeof hubspotEvents.$inferInsert)[],
): Promise<number> =>
  rows.length === 0
    ? 0
    : (
        await tx
          .insert(hubspotEvents)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ key: hubspotEvents.key })
      ).length;

export type ToldEvent = { key: string; contactId: string };
export const findTold = (tx: Tx, connectionId: string, most: number): Promise<ToldEvent[]> =>
  tx
    .select({ key: hubspotEvents.key, contactId: hubspotEvents.contactId })
    .from(hubspotEvents)
    .where(and(eq(hubspotEvents.connectionId, connectionId), isNull(hubspotEvents.doneAt)))
    .orderBy(hubspotEvents.contactId)
    .limit(most);

/** Those that were asked for: what is told of meanwhile is asked for again. */
export const settleEvents = async (tx: Tx, connectionId: string, keys: readonly string[]): Promise<void> => {
  await tx
    .update(hubspotEvents)
    .set({ doneAt: new Date() })
    .where(and(eq(hubspotEvents.connectionId, connectionId), inArray(hubspotEvents.key, [...keys])));
};

export const deleteOldEvents = async (tx: Tx, connectionId: string, before: Date): Promise<void> => {
  await tx
    .delete(hubspotEvents)
    .where(and(eq(hubspotEvents.connectionId, connectionId), lt(hubspotEvents.receivedAt, before)));
};
