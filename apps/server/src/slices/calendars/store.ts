import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { calendarBusy, calendarFiles, calendarLinks } from '../../db/schema/calendars.ts';
import { people } from '../../db/schema/people.ts';
import type { BusyTime } from './read-events.ts';

export type LinkRow = typeof calendarLinks.$inferSelect;
export type FileRow = typeof calendarFiles.$inferSelect;

const select = (tx: Tx) =>
  tx
    .select({
      link: calendarLinks,
      agentName: agents.name,
      zone: agents.zone,
      busyTimes: sql<number>`(select count(*)::int from calendar_busy b where b.calendar_id = ${calendarLinks.id} and b.ends_at > now())`,
    })
    .from(calendarLinks)
    .innerJoin(agents, eq(agents.id, calendarLinks.agentId));
export type ShownLink = Awaited<ReturnType<typeof select>>[number];

export const findLinks = (tx: Tx): Promise<ShownLink[]> =>
  select(tx).orderBy(asc(sql`lower(${agents.name})`), asc(calendarLinks.createdAt));

export const findLink = async (tx: Tx, id: string): Promise<ShownLink | undefined> =>
  (await select(tx).where(eq(calendarLinks.id, id)))[0];

export const countLinksOf = async (tx: Tx, agentId: string): Promise<number> =>
  (await tx.select({ links: count() }).from(calendarLinks).where(eq(calendarLinks.agentId, agentId)))[0]
    ?.links ?? 0;

export const insertLink = async (tx: Tx, row: typeof calendarLinks.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(calendarLinks).values(row).returning({ id: calendarLinks.id });
  if (!made) throw new Error('The calendar was not written.');
  return made.id;
};

export const deleteLink = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(calendarLinks).where(eq(calendarLinks.id, id)).returning({ id: calendarLinks.id }))
    .length > 0;

export const updateLink = async (tx: Tx, id: string, change: Partial<LinkRow>): Promise<void> => {
  await tx.update(calendarLinks).set(change).where(eq(calendarLinks.id, id));
};

/** One reads it at a time: whoever comes meanwhile leaves it alone. */
export const takeLink = async (tx: Tx, id: string, until: Date): Promise<ShownLink | undefined> => {
  const taken = await tx
    .update(calendarLinks)
    .set({ syncingUntil: until, triedAt: sql`now()` })
    .where(
      and(
        eq(calendarLinks.id, id),
        sql`(${calendarLinks.syncingUntil} is null or ${calendarLinks.syncingUntil} < now())`,
      ),
    )
    .returning({ id: calendarLinks.id });
  return taken.length === 0 ? undefined : findLink(tx, id);
};

export const findFiles = (tx: Tx, calendarId: string): Promise<FileRow[]> =>
  tx.select().from(calendarFiles).where(eq(calendarFiles.calendarId, calendarId));

type NewFile = typeof calendarFiles.$inferInsert;
export const saveFile = async (tx: Tx, row: NewFile): Promise<void> => {
  const { etag, appointmentId = null, sequence = null, goneAt = null } = row;
  await tx
    .insert(calendarFiles)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarFiles.calendarId, calendarFiles.href],
      set: { etag, appointmentId, sequence, goneAt },
    });
};

export const updateFile = async (tx: Tx, id: string, change: Partial<FileRow>): Promise<void> => {
  await tx.update(calendarFiles).set(change).where(eq(calendarFiles.id, id));
};

/** The file and what was read from it. */
export const deleteFiles = async (tx: Tx, calendarId: string, hrefs: readonly string[]): Promise<void> => {
  if (hrefs.length === 0) return;
  await tx
    .delete(calendarBusy)
    .where(and(eq(calendarBusy.calendarId, calendarId), inArray(calendarBusy.href, [...hrefs])));
  await tx
    .delete(calendarFiles)
    .where(and(eq(calendarFiles.calendarId, calendarId), inArray(calendarFiles.href, [...hrefs])));
};

const ROWS_AT_ONCE = 500;

/** What these files say, in the place of what they said before. */
export const replaceBusy = async (
  tx: Tx,
  { workspaceId, calendarId }: { workspaceId: string; calendarId: string },
  hrefs: readonly string[] | null,
  busy: readonly (BusyTime & { href: string })[],
): Promise<void> => {
  await tx
    .delete(calendarBusy)
    .where(
      and(
        eq(calendarBusy.calendarId, calendarId),
        hrefs === null ? undefined : inArray(calendarBusy.href, [...hrefs]),
      ),
    );
  for (let at = 0; at < busy.length; at += ROWS_AT_ONCE)
    await tx
      .insert(calendarBusy)
      .values(busy.slice(at, at + ROWS_AT_ONCE).map((time) => ({ workspaceId, calendarId, ...time })))
      .onConflictDoUpdate({
        target: [calendarBusy.calendarId, calendarBusy.uid, calendarBusy.recurrence],
        set: {
          href: sql`excluded.href`,
          startsAt: sql`excluded.starts_at`,
          endsAt: sql`excluded.ends_at`,
        },
      });
};

export type OwnRow = typeof appointments.$inferSelect;
/** Appointments of ours that go by these names in calendars. */
export const findOwn = (tx: Tx, uids: readonly string[]): Promise<OwnRow[]> =>
  uids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(appointments)
        .where(inArray(appointments.uid, [...uids]));

export type ToWrite = { appointment: OwnRow; file: FileRow | null };
/** What of an agent is not in the calendar yet, or not as it is now. What somebody deleted there waits for their word. */
export const findUnwritten = (
  tx: Tx,
  { calendarId, agentId }: { calendarId: string; agentId: string },
): Promise<ToWrite[]> =>
  tx
    .select({ appointment: appointments, file: calendarFiles })
    .from(appointments)
    .leftJoin(
      calendarFiles,
      and(eq(calendarFiles.appointmentId, appointments.id), eq(calendarFiles.calendarId, calendarId)),
    )
    .where(
      and(
        eq(appointments.agentId, agentId),
        inArray(appointments.status, ['scheduled', 'confirmed', 'in-progress', 'rescheduled']),
        gt(appointments.endsAt, sql`now()`),
        isNull(calendarFiles.goneAt),
        sql`${calendarFiles.sequence} is distinct from ${appointments.sequence}`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

/** What stands there and is not the agent's any more: called off, given to somebody else, or removed. */
export const findLeftOver = (
  tx: Tx,
  { calendarId, agentId }: { calendarId: string; agentId: string },
): Promise<{ file: FileRow }[]> =>
  tx
    .select({ file: calendarFiles })
    .from(calendarFiles)
    .innerJoin(appointments, eq(appointments.id, calendarFiles.appointmentId))
    .where(
      and(
        eq(calendarFiles.calendarId, calendarId),
        sql`(${appointments.status} = 'cancelled' or ${appointments.agentId} is distinct from ${agentId})`,
      ),
    );

/** The agent says that what they deleted there stands: it is written there again. */
export const forgetGone = async (tx: Tx, appointmentId: string): Promise<boolean> =>
  (
    await tx
      .delete(calendarFiles)
      .where(and(eq(calendarFiles.appointmentId, appointmentId), sql`${calendarFiles.goneAt} is not null`))
      .returning({ id: calendarFiles.id })
  ).length > 0;

export const findCalendarsOf = async (tx: Tx, agentId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: calendarLinks.id })
      .from(calendarLinks)
      .where(and(eq(calendarLinks.agentId, agentId), eq(calendarLinks.kind, 'caldav')))
  ).map(({ id }) => id);

/** An appointment with the name of its client. */
export const findOwnById = async (
  tx: Tx,
  id: string,
): Promise<{ appointment: OwnRow; clientName: string | null } | undefined> =>
  (
    await tx
      .select({ appointment: appointments, clientName: people.name })
      .from(appointments)
      .leftJoin(people, eq(people.id, appointments.personId))
      .where(eq(appointments.id, id))
  )[0];
