import type { rememberedIn } from '@propguard/rules/conversations/remembered';
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { channelConnections } from '../../db/schema/channels.ts';
import { contacts, conversations } from '../../db/schema/conversations.ts';

export const findNextAppointment = async (tx: Tx, personId: string) =>
  (
    await tx
      .select({
        id: appointments.id,
        title: appointments.title,
        startsAt: appointments.startsAt,
        zone: appointments.zone,
      })
      .from(appointments)
      .where(
        and(
          eq(appointments.personId, personId),
          inArray(appointments.status, ['confirmed', 'scheduled']),
          gt(appointments.endsAt, sql`now()`),
        ),
      )
      .orderBy(asc(appointments.startsAt))
      .limit(1)
  )[0];

const EARLIER = 5;
/** Of the same person on any channel, or of the same contact where nobody knows who it is. */
export const findEarlier = (
  tx: Tx,
  id: string,
  { contactId, personId }: { contactId: string; personId: string | null },
) =>
  tx
    .select({
      id: conversations.id,
      title: conversations.title,
      channel: conversations.channel,
      updatedAt: conversations.updatedAt,
    })
    .from(conversations)
    .innerJoin(contacts, eq(contacts.id, conversations.contactId))
    .where(
      and(
        ne(conversations.id, id),
        personId === null ? eq(contacts.id, contactId) : eq(contacts.personId, personId),
        isNull(contacts.accountId),
      ),
    )
    .orderBy(desc(conversations.updatedAt))
    .limit(EARLIER);

export const findContactFacts = async (tx: Tx, id: string) =>
  (
    await tx
      .select({ createdAt: contacts.createdAt, name: contacts.name })
      .from(contacts)
      .where(eq(contacts.id, id))
  )[0];

/** Until when words of our own may be written to them on a channel with a window; as the last message says, where none is kept. */
export const findWindowUntil = async (
  tx: Tx,
  conversationId: string,
  hours: number,
): Promise<Date | null> => {
  const { rows } = await tx.execute<{ until: Date | string | null }>(sql`
    select coalesce(
      (select w.open_until from contact_identity i
        join person_address a on a.person_id = k.person_id and a.value = i.value and a.kind = c.channel
        join service_window w on w.person_address_id = a.id
        where i.contact_id = k.id and i.channel = c.channel limit 1),
      (select max(m.created_at) + make_interval(hours => ${hours}) from message m
        where m.conversation_id = c.id and m.author = 'contact')) as until
    from conversation c join contact k on k.id = c.contact_id where c.id = ${conversationId}`);
  const until = rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
};

const ANSWER_DAYS = 30;
type AnswerTime = { medianSeconds: number; answers: number };

/** How soon they were answered, by whoever did, in all that they wrote. */
export const findAnswerTime = async (
  tx: Tx,
  { contactId, personId }: { contactId: string; personId: string | null },
): Promise<AnswerTime | null> => {
  const { rows } = await tx.execute<{ medianSeconds: number | null; answers: number }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from a.created_at - m.created_at))::float8
      as "medianSeconds", count(*)::int as answers
    from contact k join conversation c on c.contact_id = k.id
    join message m on m.conversation_id = c.id and m.author = 'contact'
      and m.created_at > now() - make_interval(days => ${ANSWER_DAYS})
    cross join lateral (select n.author, n.created_at from message n where n.conversation_id = c.id
      and n.position > m.position and n.author <> 'system' order by n.position limit 1) a
    where a.author in ('assistant', 'member') and k.account_id is null
      and (k.id = ${contactId}::uuid or k.person_id = ${personId}::uuid)`);
  const [row] = rows;
  return row && row.medianSeconds !== null
    ? { medianSeconds: row.medianSeconds, answers: row.answers }
    : null;
};

export const findConnected = async (tx: Tx): Promise<string[]> =>
  (
    await tx
      .select({ channel: channelConnections.channel })
      .from(channelConnections)
      .where(eq(channelConnections.isEnabled, true))
  ).map(({ channel }) => channel);

const HEARD_MOST = 100;

/** What was heard in each of their turns, the oldest first. */
export const findHeard = async (
  tx: Tx,
  { contactId, personId }: { contactId: string; personId: string | null },
): Promise<Parameters<typeof rememberedIn>[0][number][]> => {
  const { rows } = await tx.execute<{
    at: Date | string;
    wishes: Record<string, string | number | null>;
  }>(sql`
    select t.created_at as at, t.dialogue -> 'wishes' as wishes
    from contact k join conversation c on c.contact_id = k.id join assistant_turn t on t.conversation_id = c.id
    where k.account_id is null and jsonb_typeof(t.dialogue -> 'wishes') = 'object'
      and (k.id = ${contactId}::uuid or k.person_id = ${personId}::uuid)
    order by t.created_at desc limit ${HEARD_MOST}`);
  return rows.map(({ at, wishes }) => ({ at: new Date(at).toISOString(), wishes })).toReversed();
};
