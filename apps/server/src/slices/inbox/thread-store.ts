import { LOOKING_SECONDS } from '@propguard/rules/conversations/limits';
import type { OutboundState } from '@propguard/rules/outbound/outbound-messages';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { contacts, conversations, handOvers } from '../../db/schema/conversations.ts';
import { accounts } from '../../db/schema/identity.ts';
import {
  conversationDrafts,
  conversationLookers,
  conversationNotes,
  conversationSurveys,
} from '../../db/schema/inbox.ts';
import { members } from '../../db/schema/workspaces.ts';

export const findNotes = (tx: Tx, conversationId: string) =>
  tx
    .select({
      id: conversationNotes.id,
      by: accounts.name,
      text: conversationNotes.text,
      at: conversationNotes.createdAt,
    })
    .from(conversationNotes)
    .leftJoin(accounts, eq(accounts.id, conversationNotes.byAccountId))
    .where(eq(conversationNotes.conversationId, conversationId))
    .orderBy(asc(conversationNotes.createdAt));

export const countNotes = (tx: Tx, conversationId: string): Promise<number> =>
  tx.$count(conversationNotes, eq(conversationNotes.conversationId, conversationId));

export const insertNote = async (tx: Tx, row: typeof conversationNotes.$inferInsert): Promise<void> => {
  await tx.insert(conversationNotes).values(row);
};

export const findHandOvers = (tx: Tx, conversationId: string) =>
  tx
    .select({
      id: handOvers.id,
      reason: handOvers.reason,
      by: accounts.name,
      at: handOvers.askedAt,
      takenAt: handOvers.takenAt,
      endedAt: handOvers.endedAt,
      ending: handOvers.ending,
    })
    .from(handOvers)
    .leftJoin(accounts, eq(accounts.id, handOvers.memberId))
    .where(eq(handOvers.conversationId, conversationId))
    .orderBy(asc(handOvers.askedAt));

export const findAnsweredSurveys = (tx: Tx, conversationId: string) =>
  tx
    .select()
    .from(conversationSurveys)
    .where(
      and(eq(conversationSurveys.conversationId, conversationId), isNotNull(conversationSurveys.answeredAt)),
    );

export const findDraft = async (tx: Tx, conversationId: string, accountId: string): Promise<string> =>
  (
    await tx
      .select({ text: conversationDrafts.text })
      .from(conversationDrafts)
      .where(
        and(
          eq(conversationDrafts.conversationId, conversationId),
          eq(conversationDrafts.accountId, accountId),
        ),
      )
  )[0]?.text ?? '';

type Draft = { workspaceId: string; conversationId: string; accountId: string; text: string };
export const saveDraft = async (tx: Tx, draft: Draft): Promise<void> => {
  const { conversationId, accountId, text } = draft;
  if (text === '')
    await tx
      .delete(conversationDrafts)
      .where(
        and(
          eq(conversationDrafts.conversationId, conversationId),
          eq(conversationDrafts.accountId, accountId),
        ),
      );
  else
    await tx
      .insert(conversationDrafts)
      .values(draft)
      .onConflictDoUpdate({
        target: [conversationDrafts.conversationId, conversationDrafts.accountId],
        set: { text, updatedAt: sql`now()` },
      });
};

const isLooking: SQL = sql`${conversationLookers.seenAt} > now() - make_interval(secs => ${LOOKING_SECONDS})`;

export const findLookers = (
  tx: Tx,
  conversationId: string,
  exceptId: string | null,
): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: accounts.id, name: accounts.name })
    .from(conversationLookers)
    .innerJoin(accounts, eq(accounts.id, conversationLookers.accountId))
    .where(
      and(
        eq(conversationLookers.conversationId, conversationId),
        exceptId === null ? undefined : ne(conversationLookers.accountId, exceptId),
        isLooking,
      ),
    )
    .orderBy(asc(accounts.name));

type Looker = { workspaceId: string; conversationId: string; accountId: string };

/** Whether others learn something by it: somebody came, or went. */
export const saveLooker = async (tx: Tx, looker: Looker, isHere: boolean): Promise<boolean> => {
  const own = and(
    eq(conversationLookers.conversationId, looker.conversationId),
    eq(conversationLookers.accountId, looker.accountId),
  );
  const [before] = await tx
    .select({ isLooking: sql<boolean>`${isLooking}` })
    .from(conversationLookers)
    .where(own);
  if (isHere)
    await tx
      .insert(conversationLookers)
      .values(looker)
      .onConflictDoUpdate({
        target: [conversationLookers.conversationId, conversationLookers.accountId],
        set: { seenAt: sql`now()` },
      });
  else await tx.delete(conversationLookers).where(own);
  return (before?.isLooking ?? false) !== isHere;
};

export const findTeam = (tx: Tx, workspaceId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: accounts.id, name: accounts.name })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.workspaceId, workspaceId), inArray(members.role, ['agent', 'admin', 'owner'])))
    .orderBy(asc(sql`lower(${accounts.name})`));

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

export const savePersonOfContact = async (tx: Tx, id: string, personId: string): Promise<void> => {
  await tx.update(contacts).set({ personId }).where(eq(contacts.id, id));
};

type Outsider = { contactId: string; personId: string | null; name: string | null; said: string };

/** Somebody without an account, and all that they said since it was last closed; undefined: it is one of the team's own. */
export const findOutsider = async (tx: Tx, conversationId: string): Promise<Outsider | undefined> =>
  (
    await tx.execute<Outsider>(sql`
      select k.id as "contactId", k.person_id as "personId", k.name,
        coalesce((select string_agg(m.text, e'\n' order by m.position) from message m
          where m.conversation_id = c.id and m.segment = c.segment and m.author = 'contact'), '') as said
      from conversation c join contact k on k.id = c.contact_id
      where c.id = ${conversationId} and k.account_id is null`)
  ).rows[0];

type Delivery = { messageId: string; state: OutboundState; why: string | null };

/** How far what we said came on the channel of the conversation; none on our own pages. */
export const findDeliveries = async (tx: Tx, conversationId: string): Promise<Delivery[]> => {
  const { rows } = await tx.execute<Delivery>(sql`
    select m.id as "messageId", o.state, coalesce(o.error, o.reason) as why
    from message m join outbound_message o on o.workspace_id = m.workspace_id and o.key = 'message:' || m.id
    where m.conversation_id = ${conversationId} and m.author <> 'contact'`);
  return rows;
};
