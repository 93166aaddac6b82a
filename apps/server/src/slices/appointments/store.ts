import type { AppointmentFilters } from '@propguard/protocol/appointments';
import { NOBODY, ROUND_ROBIN_DAYS } from '@propguard/rules/appointments/appointment-limits';
import { LIVE_STATUSES, OPEN_STATUSES } from '@propguard/rules/appointments/appointment-status';
import { readBookingCode } from '@propguard/rules/booking/booking-pages';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import {
  appointmentChanges,
  appointmentParticipants,
  appointmentSettings,
  appointments,
} from '../../db/schema/appointments.ts';
import { calendarBusy, calendarFiles, calendarLinks } from '../../db/schema/calendars.ts';
import { people } from '../../db/schema/people.ts';
import { microsOf } from '../../paging/newest-first.ts';

export type NewAppointmentRow = typeof appointments.$inferInsert;
export type StoredAppointment = typeof appointments.$inferSelect;
export type ChangeRow = typeof appointmentChanges.$inferSelect;
export type SettingsRow = typeof appointmentSettings.$inferSelect;

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(appointments),
      agentName: agents.name,
      clientName: people.name,
      startMicros: microsOf(appointments.startsAt),
    })
    .from(appointments)
    .leftJoin(agents, eq(agents.id, appointments.agentId))
    .leftJoin(people, eq(people.id, appointments.personId));
export type AppointmentRow = Awaited<ReturnType<typeof select>>[number];

const likePattern = (query: string): string => `%${query.replace(/[\\%_]/g, String.raw`\$&`)}%`;

type Span = { from?: Date | undefined; to?: Date | undefined };
const matching = (
  { status, type, agentId, personId, leadId, query }: AppointmentFilters,
  { from, to }: Span,
): SQL | undefined => {
  const words = likePattern(query);
  return and(
    ne(appointments.status, 'held'),
    status && eq(appointments.status, status),
    type && eq(appointments.kind, type),
    agentId === undefined
      ? undefined
      : agentId === NOBODY
        ? isNull(appointments.agentId)
        : eq(appointments.agentId, agentId),
    personId === undefined ? undefined : eq(appointments.personId, personId),
    leadId === undefined ? undefined : eq(appointments.leadId, leadId),
    from && gt(appointments.endsAt, from),
    to && lt(appointments.startsAt, to),
    query === ''
      ? undefined
      : or(
          ilike(appointments.title, words),
          ilike(people.name, words),
          eq(appointments.code, readBookingCode(query) ?? ''),
        ),
  );
};

export type StartPosition = { startMicros: string; id: string };
export const findAppointments = (
  tx: Tx,
  filters: AppointmentFilters,
  span: Span,
  { after, limit }: { after: StartPosition | null; limit: number },
): Promise<AppointmentRow[]> =>
  select(tx)
    .where(
      and(
        matching(filters, span),
        after === null
          ? undefined
          : sql`(${appointments.startsAt}, ${appointments.id}) > ('epoch'::timestamptz + ${after.startMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);

/** A hold is not one yet. */
export const findAppointment = async (tx: Tx, id: string): Promise<AppointmentRow | undefined> =>
  (await select(tx).where(and(eq(appointments.id, id), ne(appointments.status, 'held'))))[0];

/** A time that is only kept. */
export const findHeld = async (tx: Tx, id: string): Promise<StoredAppointment | undefined> =>
  (
    await tx
      .select()
      .from(appointments)
      .where(and(eq(appointments.id, id), eq(appointments.status, 'held')))
  )[0];

export const lockAppointment = async (tx: Tx, id: string): Promise<StoredAppointment | undefined> =>
  (await tx.select().from(appointments).where(eq(appointments.id, id)).for('update'))[0];

export const insertAppointment = async (tx: Tx, row: NewAppointmentRow): Promise<StoredAppointment> => {
  const [made] = await tx.insert(appointments).values(row).returning();
  if (!made) throw new Error('The appointment was not written.');
  return made;
};

export const updateAppointment = async (
  tx: Tx,
  id: string,
  change: Partial<NewAppointmentRow>,
): Promise<StoredAppointment> => {
  const [made] = await tx
    .update(appointments)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(appointments.id, id))
    .returning();
  if (!made) throw new Error('The appointment is gone.');
  return made;
};

export const deleteHold = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx
      .delete(appointments)
      .where(and(eq(appointments.id, id), eq(appointments.status, 'held')))
      .returning({ id: appointments.id })
  ).length > 0;

export const countHolds = async (tx: Tx): Promise<number> =>
  tx.$count(appointments, and(eq(appointments.status, 'held'), sql`${appointments.heldUntil} > now()`));

export type BusySpan = { from: Date; to: Date };
type Column =
  | typeof appointments.busyFrom
  | typeof appointments.startsAt
  | typeof appointments.busyTo
  | typeof appointments.endsAt;
const overlaps = (from: Column, to: Column, span: BusySpan) =>
  sql`tstzrange(${from}, ${to}) && tstzrange(${span.from.toISOString()}::timestamptz, ${span.to.toISOString()}::timestamptz)`;
const isLive = inArray(appointments.status, [...LIVE_STATUSES]);
const expired = and(eq(appointments.status, 'held'), sql`${appointments.heldUntil} <= now()`);

/** Those who want an agent's time one after the other: waiting for each other in the constraint could deadlock. */
export const lockTimeOf = async (tx: Tx, owner: string): Promise<void> => {
  const place = `time of ${owner}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
};

/** Whoever needs the time of an expired hold removes it. */
export const removeExpiredHolds = async (tx: Tx, agentId: string, span: BusySpan): Promise<void> => {
  await tx
    .delete(appointments)
    .where(
      and(
        eq(appointments.agentId, agentId),
        expired,
        overlaps(appointments.busyFrom, appointments.busyTo, span),
      ),
    );
};

type Except = { except: string | null };
type Taken = { owner: SQL | undefined; from: Column; to: Column; span: BusySpan } & Except;
/** Whether something live of an owner meets a span. */
const isTaken = async (tx: Tx, { owner, from, to, span, except }: Taken): Promise<boolean> =>
  (
    await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          owner,
          isLive,
          overlaps(from, to, span),
          except === null ? undefined : ne(appointments.id, except),
        ),
      )
      .limit(1)
  ).length > 0;

export const isAgentTaken = (
  tx: Tx,
  { agentId, ...rest }: { agentId: string; span: BusySpan } & Except,
): Promise<boolean> =>
  isTaken(tx, {
    owner: eq(appointments.agentId, agentId),
    from: appointments.busyFrom,
    to: appointments.busyTo,
    ...rest,
  });

export const isClientTaken = (
  tx: Tx,
  { personId, ...rest }: { personId: string; span: BusySpan } & Except,
): Promise<boolean> =>
  isTaken(tx, {
    owner: eq(appointments.personId, personId),
    from: appointments.startsAt,
    to: appointments.endsAt,
    ...rest,
  });

/** When calendars elsewhere say that these agents are busy; null: all of them. */
export const findOutsideBusy = (
  tx: Tx,
  agentIds: readonly string[] | null,
  { from, to }: BusySpan,
): Promise<{ agentId: string; from: Date; to: Date }[]> =>
  tx
    .select({ agentId: calendarLinks.agentId, from: calendarBusy.startsAt, to: calendarBusy.endsAt })
    .from(calendarBusy)
    .innerJoin(calendarLinks, eq(calendarLinks.id, calendarBusy.calendarId))
    .where(
      and(
        agentIds === null ? undefined : inArray(calendarLinks.agentId, [...agentIds]),
        lt(calendarBusy.startsAt, to),
        gt(calendarBusy.endsAt, from),
      ),
    );

/** The calendar in which somebody deleted it, until the agent has said what is meant. */
export const findGoneFrom = async (tx: Tx, appointmentId: string): Promise<string | null> =>
  (
    await tx
      .select({ name: calendarLinks.name })
      .from(calendarFiles)
      .innerJoin(calendarLinks, eq(calendarLinks.id, calendarFiles.calendarId))
      .where(and(eq(calendarFiles.appointmentId, appointmentId), sql`${calendarFiles.goneAt} is not null`))
      .limit(1)
  )[0]?.name ?? null;

/** What takes up time of these agents; expired holds do not. */
export const findLiveSpans = (
  tx: Tx,
  agentIds: readonly string[],
  span: BusySpan,
  except: readonly string[] = [],
): Promise<{ agentId: string | null; from: Date; to: Date }[]> =>
  tx
    .select({ agentId: appointments.agentId, from: appointments.busyFrom, to: appointments.busyTo })
    .from(appointments)
    .where(
      and(
        inArray(appointments.agentId, [...agentIds]),
        except.length === 0 ? undefined : notInArray(appointments.id, [...except]),
        isLive,
        sql`not (${expired})`,
        overlaps(appointments.busyFrom, appointments.busyTo, span),
      ),
    );

export type LoadRow = { agentId: string; booked: number; lastBookedAt: Date | null };
/** What each agent was given lately. */
export const findLoads = async (tx: Tx, agentIds: readonly string[]): Promise<LoadRow[]> => {
  const found = await tx.execute<{ agentId: string; booked: number; lastBookedAt: string | null }>(sql`
    select agent_id as "agentId", count(*)::int as booked, max(created_at)::text as "lastBookedAt" from appointment
    where agent_id = any(${sql.param([...agentIds])}::uuid[]) and status not in ('held', 'cancelled')
      and created_at > now() - make_interval(days => ${ROUND_ROBIN_DAYS})
    group by agent_id`);
  return found.rows.map((row) => ({
    ...row,
    lastBookedAt: row.lastBookedAt === null ? null : new Date(row.lastBookedAt),
  }));
};

export const insertChange = async (tx: Tx, row: typeof appointmentChanges.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(appointmentChanges).values(row).returning({ id: appointmentChanges.id });
  if (!made) throw new Error('The change was not written.');
  return made.id;
};

export const findChanges = (tx: Tx, appointmentId: string): Promise<ChangeRow[]> =>
  tx
    .select()
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, appointmentId))
    .orderBy(asc(appointmentChanges.at), asc(appointmentChanges.id));

export const findParticipants = async (tx: Tx, appointmentId: string): Promise<string[]> =>
  (
    await tx
      .select({ personId: appointmentParticipants.personId })
      .from(appointmentParticipants)
      .where(eq(appointmentParticipants.appointmentId, appointmentId))
      .orderBy(asc(appointmentParticipants.position))
  ).map(({ personId }) => personId);

export const setParticipants = async (
  tx: Tx,
  { workspaceId, appointmentId }: { workspaceId: string; appointmentId: string },
  personIds: readonly string[],
): Promise<void> => {
  await tx.delete(appointmentParticipants).where(eq(appointmentParticipants.appointmentId, appointmentId));
  if (personIds.length > 0)
    await tx
      .insert(appointmentParticipants)
      .values(personIds.map((personId, at) => ({ workspaceId, appointmentId, personId, position: at + 1 })));
};

export const countPeople = (tx: Tx, ids: readonly string[]): Promise<number> =>
  tx.$count(people, inArray(people.id, [...ids]));

export type ContactRow = {
  id: string;
  name: string | null;
  addresses: { id: string; kind: string; value: string }[];
};
export const findContacts = async (tx: Tx, ids: readonly string[]): Promise<ContactRow[]> => {
  const found = await tx.execute<ContactRow>(sql`
    select p.id, p.name, coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'value', a.value)
        order by a.created_at, a.id) from person_address a where a.person_id = p.id and a.kind <> 'visitor'
        and p.forgotten_at is null), '[]') as addresses
    from person p where p.id = any(${sql.param([...ids])}::uuid[])`);
  return found.rows;
};

export type AgentReach = { email: string | null; phone: string | null };
/** Their own number, and the address by which the member behind them signs in. */
export const findAgentReach = async (tx: Tx, agentId: string): Promise<AgentReach> => {
  const found = await tx.execute<AgentReach>(sql`
    select a.email, g.phone from agent g left join member m on m.id = g.member_id
      left join identity.account a on a.id = m.account_id
    where g.id = ${agentId}`);
  return found.rows[0] ?? { email: null, phone: null };
};

export const findAccountName = async (tx: Tx, accountId: string): Promise<string | null> => {
  const found = await tx.execute<{ name: string }>(
    sql`select name from identity.account where id = ${accountId}`,
  );
  return found.rows[0]?.name ?? null;
};

export type ReminderRow = { key: string; channel: string; state: string };
export const findReminders = async (tx: Tx, appointmentId: string): Promise<ReminderRow[]> => {
  const found = await tx.execute<ReminderRow>(sql`
    select key, channel, state from outbound_message where key like ${`reminder:${appointmentId}:%`}`);
  return found.rows;
};

export const findSettings = (tx: Tx): Promise<SettingsRow[]> => tx.select().from(appointmentSettings);

export const upsertSettings = async (tx: Tx, row: typeof appointmentSettings.$inferInsert): Promise<void> => {
  const { workspaceId: _, kind: __, ...set } = row;
  await tx
    .insert(appointmentSettings)
    .values(row)
    .onConflictDoUpdate({
      target: [appointmentSettings.workspaceId, appointmentSettings.kind],
      set: { ...set, updatedAt: new Date() },
    });
};

/** What lies ahead of an agent, and is to take place. */
export const countToCome = (tx: Tx, agentId: string): Promise<number> =>
  tx.$count(
    appointments,
    and(
      eq(appointments.agentId, agentId),
      inArray(appointments.status, [...OPEN_STATUSES]),
      gt(appointments.startsAt, sql`now()`),
    ),
  );

/** Whose it was is kept; the room in which only they would have been is not. */
export const keepFormerAgent = async (tx: Tx, agentId: string, name: string): Promise<void> => {
  await tx
    .update(appointments)
    .set({
      formerAgentName: name,
      meetingLink: sql`case when ${appointments.startsAt} > now() and ${appointments.meetingLink} =
        (select g.meeting_link from agent g where g.id = ${agentId}) then null else ${appointments.meetingLink} end`,
    })
    .where(eq(appointments.agentId, agentId));
};

export const findAgentOfMember = async (
  tx: Tx,
  memberId: string,
): Promise<{ id: string; name: string } | undefined> =>
  (
    await tx.select({ id: agents.id, name: agents.name }).from(agents).where(eq(agents.memberId, memberId))
  )[0];
