import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { bookingPages } from '../../db/schema/booking.ts';
import { people } from '../../db/schema/people.ts';
import { waitlistEntries } from '../../db/schema/waitlist.ts';

export type EntryRow = typeof waitlistEntries.$inferSelect;

const select = (tx: Tx) =>
  tx
    .select({
      entry: waitlistEntries,
      page: bookingPages,
      agentName: agents.name,
      agentZone: agents.zone,
      personName: people.name,
    })
    .from(waitlistEntries)
    .innerJoin(bookingPages, eq(bookingPages.id, waitlistEntries.pageId))
    .innerJoin(people, eq(people.id, waitlistEntries.personId))
    .leftJoin(agents, eq(agents.id, bookingPages.agentId));
export type PlaceRow = Awaited<ReturnType<typeof select>>[number];

const isOnList = inArray(waitlistEntries.state, ['waiting', 'offered']);
const MOST_SHOWN = 500;

export const findOnList = (tx: Tx): Promise<PlaceRow[]> =>
  select(tx)
    .where(isOnList)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(MOST_SHOWN);

export const countOnList = (tx: Tx): Promise<number> => tx.$count(waitlistEntries, isOnList);

export const findPlace = async (tx: Tx, id: string): Promise<PlaceRow | undefined> =>
  (await select(tx).where(eq(waitlistEntries.id, id)))[0];

export const lockEntry = async (tx: Tx, id: string): Promise<EntryRow | undefined> =>
  (await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update'))[0];

/** Who waits on a page already keeps their place, with what they wish now. */
export const upsertEntry = async (tx: Tx, row: typeof waitlistEntries.$inferInsert): Promise<string> => {
  const { place, fromDay, toDay, part } = row;
  const [made] = await tx
    .insert(waitlistEntries)
    .values(row)
    .onConflictDoUpdate({
      target: [waitlistEntries.pageId, waitlistEntries.personId],
      targetWhere: sql`${waitlistEntries.state} in ('waiting', 'offered')`,
      set: { place, fromDay, toDay, part },
    })
    .returning({ id: waitlistEntries.id });
  if (!made) throw new Error('The place was not written.');
  return made.id;
};

export const updateEntry = async (tx: Tx, id: string, change: Partial<EntryRow>): Promise<void> => {
  await tx.update(waitlistEntries).set(change).where(eq(waitlistEntries.id, id));
};

export const isAnybodyWaiting = async (tx: Tx): Promise<boolean> =>
  (
    await tx
      .select({ id: waitlistEntries.id })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.state, 'waiting'))
      .limit(1)
  ).length > 0;

/** Who waits for a time of this agent, the first first. Whoever gets another offer this moment is passed over. */
export const findCandidates = (tx: Tx, agentId: string, startsAt: Date): Promise<PlaceRow[]> =>
  select(tx)
    .where(
      and(
        eq(waitlistEntries.state, 'waiting'),
        eq(bookingPages.isOpen, true),
        or(isNull(bookingPages.agentId), eq(bookingPages.agentId, agentId)),
        gt(sql`${startsAt.toISOString()}::timestamptz`, sql`now()`),
        sql`not (${startsAt.toISOString()}::timestamptz = any(${waitlistEntries.passed}))`,
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .for('update', { of: waitlistEntries, skipLocked: true });

/** Who waits for a time that this agent could give, the longest first. */
export const findWaiting = (tx: Tx, agentId: string): Promise<PlaceRow[]> =>
  select(tx)
    .where(
      and(
        eq(waitlistEntries.state, 'waiting'),
        eq(bookingPages.isOpen, true),
        or(isNull(bookingPages.agentId), eq(bookingPages.agentId, agentId)),
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id));
