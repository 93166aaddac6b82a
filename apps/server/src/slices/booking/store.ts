import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { bookingPages } from '../../db/schema/booking.ts';
import { guestPasses } from '../../db/schema/guest-passes.ts';
import { people } from '../../db/schema/people.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

const selectPages = (tx: Tx) =>
  tx
    .select({ page: bookingPages, agentName: agents.name, agentZone: agents.zone })
    .from(bookingPages)
    .leftJoin(agents, eq(agents.id, bookingPages.agentId));
export type PageRow = Awaited<ReturnType<typeof selectPages>>[number];

export const findPages = (tx: Tx): Promise<PageRow[]> =>
  selectPages(tx).orderBy(asc(sql`lower(${bookingPages.title})`), asc(bookingPages.id));

export const findPage = async (tx: Tx, id: string): Promise<PageRow | undefined> =>
  (await selectPages(tx).where(eq(bookingPages.id, id)))[0];

export const countPages = (tx: Tx): Promise<number> => tx.$count(bookingPages);

export const insertPage = async (tx: Tx, row: typeof bookingPages.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(bookingPages).values(row).returning({ id: bookingPages.id });
  if (!made) throw new Error('The page was not written.');
  return made.id;
};

export const updatePage = async (
  tx: Tx,
  id: string,
  change: Partial<typeof bookingPages.$inferInsert>,
): Promise<void> => {
  if (Object.keys(change).length > 0)
    await tx.update(bookingPages).set(change).where(eq(bookingPages.id, id));
};

export const deletePage = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(bookingPages).where(eq(bookingPages.id, id)).returning({ id: bookingPages.id })).length >
  0;

export type Office = { name: string; zone: string };
export const findOffice = async (tx: Tx, workspaceId: string): Promise<Office> => {
  const [row] = await tx
    .select({ name: workspaces.name, zone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error('The workspace is gone.');
  return row;
};

/** What real clients gave an agent, or the whole team, out of five. */
export const findRating = async (
  tx: Tx,
  agentId: string | null,
): Promise<{ average: number | null; count: number }> => {
  const [row] = await tx
    .select({
      average: sql<number | null>`avg(${appointments.satisfaction})::float8`,
      count: sql<number>`count(${appointments.satisfaction})::int`,
    })
    .from(appointments)
    .innerJoin(people, eq(people.id, appointments.personId))
    .where(and(eq(people.isSample, false), agentId === null ? undefined : eq(appointments.agentId, agentId)));
  return row ?? { average: null, count: 0 };
};

const selectBooked = (tx: Tx) =>
  tx
    .select({
      appointment: appointments,
      agentName: agents.name,
      agentPhone: agents.phone,
      clientName: people.name,
      clientLanguage: people.language,
    })
    .from(appointments)
    .leftJoin(agents, eq(agents.id, appointments.agentId))
    .leftJoin(people, eq(people.id, appointments.personId));
export type BookedRow = Awaited<ReturnType<typeof selectBooked>>[number];

/** A time that is only kept is nobody's booking yet. */
export const findBooked = async (tx: Tx, id: string): Promise<BookedRow | undefined> =>
  (await selectBooked(tx).where(and(eq(appointments.id, id), ne(appointments.status, 'held'))))[0];

/** What a calendar that follows an agent shows; what was called off stays until it is past, so that it goes there too. */
export const findBookedOf = (tx: Tx, agentId: string, since: Date): Promise<BookedRow[]> =>
  selectBooked(tx)
    .where(
      and(
        eq(appointments.agentId, agentId),
        ne(appointments.status, 'held'),
        gte(appointments.endsAt, since),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

const isOpenFeed = and(eq(guestPasses.kind, 'calendar-feed'), isNull(guestPasses.revokedAt));

export const findFeeds = (tx: Tx, ids?: readonly string[]) =>
  tx
    .select({
      id: guestPasses.id,
      createdAt: guestPasses.createdAt,
      agentId: agents.id,
      agentName: agents.name,
    })
    .from(guestPasses)
    .innerJoin(agents, eq(agents.id, guestPasses.subjectId))
    .where(and(isOpenFeed, ids ? inArray(guestPasses.id, [...ids]) : undefined))
    .orderBy(asc(sql`lower(${agents.name})`), asc(guestPasses.createdAt));
export type FeedRow = Awaited<ReturnType<typeof findFeeds>>[number];

export const countFeeds = (tx: Tx): Promise<number> => tx.$count(guestPasses, isOpenFeed);
