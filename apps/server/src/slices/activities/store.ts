import { eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { activities } from '../../db/schema/activities.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

const BY_TIME = { createdAt: activities.at, id: activities.id };
export type ActivityRow = typeof activities.$inferSelect & { atMicros: string };

/** How many had not been recorded before. */
export const insertActivities = async (
  tx: Tx,
  rows: readonly (typeof activities.$inferInsert)[],
): Promise<number> =>
  (
    await tx
      .insert(activities)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ id: activities.id })
  ).length;

/** Their own, and those of conversations from before anybody knew who it was. */
export const findActivitiesOf = (
  tx: Tx,
  personId: string,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<ActivityRow[]> => {
  const theirs = or(
    eq(activities.personId, personId),
    sql`(${activities.personId} is null and ${activities.conversationId} in (select c.id from conversation c
      join contact p on p.id = c.contact_id where p.person_id = ${personId}))`,
  );
  return tx
    .select({ ...getTableColumns(activities), atMicros: microsOf(activities.at) })
    .from(activities)
    .where(olderThan(BY_TIME, after, theirs))
    .orderBy(...newestFirst(BY_TIME))
    .limit(limit);
};
