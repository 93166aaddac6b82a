import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agentExceptions, agents } from '../../db/schema/agents.ts';
import { contacts, conversations, handOvers } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/workspaces.ts';

/** One at a time in a workspace: two who place the same would each see the room of before. */
export const lockAssigning = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assigning in ${workspaceId}`}, 0))`);
};

/** Those who work for the workspace and can sign in to answer. */
export const findAnsweringAgents = (tx: Tx) =>
  tx
    .select({
      agentId: agents.id,
      accountId: members.accountId,
      zone: agents.zone,
      hours: agents.hours,
      capacity: agents.capacity,
    })
    .from(agents)
    .innerJoin(members, and(eq(members.id, agents.memberId), eq(members.workspaceId, agents.workspaceId)))
    .where(inArray(members.role, ['agent', 'admin', 'owner']))
    .orderBy(asc(agents.createdAt), asc(agents.id));

export const findExceptionsOf = (tx: Tx) =>
  tx
    .select({
      agentId: agentExceptions.agentId,
      from: agentExceptions.fromDay,
      to: agentExceptions.toDay,
      hours: agentExceptions.hours,
    })
    .from(agentExceptions);

/** How many each has to answer. */
export const findLoads = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ accountId: conversations.assigneeId, load: count() })
    .from(conversations)
    .where(and(isNotNull(conversations.assigneeId), inArray(conversations.state, ['waiting', 'person'])))
    .groupBy(conversations.assigneeId);
  return new Map(rows.flatMap(({ accountId, load }) => (accountId ? [[accountId, load]] : [])));
};

const MOST_AT_ONCE = 200;

/** Whose turn is nobody's yet, the one that has waited longest first. */
export const findUnassigned = (tx: Tx) =>
  tx
    .select({ id: conversations.id, title: conversations.title, accountId: contacts.accountId })
    .from(conversations)
    .innerJoin(contacts, eq(contacts.id, conversations.contactId))
    .where(and(eq(conversations.state, 'waiting'), isNull(conversations.assigneeId)))
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(MOST_AT_ONCE);

export const findMemberIdOf = async (
  tx: Tx,
  workspaceId: string,
  accountId: string,
): Promise<string | null> =>
  (
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId)))
  )[0]?.id ?? null;

const selectOpen = (tx: Tx, id: string) =>
  tx
    .select({
      id: conversations.id,
      title: conversations.title,
      state: conversations.state,
      assigneeId: conversations.assigneeId,
      snoozedUntil: conversations.snoozedUntil,
      handOverId: handOvers.id,
      holder: handOvers.memberId,
    })
    .from(conversations)
    .leftJoin(handOvers, and(eq(handOvers.conversationId, conversations.id), isNull(handOvers.endedAt)))
    .where(eq(conversations.id, id));

export const findOpen = async (tx: Tx, id: string) => (await selectOpen(tx, id))[0];

export const findSnoozed = async (tx: Tx, id: string) => {
  const row = await findOpen(tx, id);
  return row?.state === 'snoozed' ? row : undefined;
};
