import type { InboxEntry } from '@propguard/protocol/inbox-facts';
import { REPLY_TRIES_MAX, replyKey } from '@propguard/rules/outbound/reply-key';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { handOvers } from '../../db/schema/conversations.ts';
import { accounts } from '../../db/schema/identity.ts';
import { conversationNotes, conversationSurveys } from '../../db/schema/inbox.ts';

type Message = Extract<InboxEntry, { kind: 'message' }>;

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
      cause: handOvers.cause,
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

type Delivery = NonNullable<Message['delivery']> & { messageId: string };

/** How far what we said came where it went, the last try of each; none of what is read on our own pages. */
export const findDeliveries = async (tx: Tx, conversationId: string): Promise<Delivery[]> => {
  const keys = Array.from({ length: REPLY_TRIES_MAX }, (_, again) =>
    replyKey('', again).slice('message:'.length),
  );
  const { rows } = await tx.execute<Delivery>(sql`
    select distinct on (m.id) m.id as "messageId", o.state, o.reason, o.error as why, o.attempts, o.channel
    from message m cross join unnest(${sql.param(keys)}::text[]) with ordinality as k (suffix, nth)
    join outbound_message o on o.workspace_id = m.workspace_id and o.key = 'message:' || m.id || k.suffix
    where m.conversation_id = ${conversationId} and m.author <> 'contact'
    order by m.id, k.nth desc`);
  return rows;
};
