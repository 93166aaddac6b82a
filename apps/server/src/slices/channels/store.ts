import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import type { Channel } from '@propguard/rules/conversations/channels';
import type { AddressKind } from '@propguard/rules/people/addresses';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import {
  channelCalls,
  channelCheckDays,
  channelConnections,
  channelTemplates,
  chatbotSettings,
  inboundMessages,
} from '../../db/schema/channels.ts';
import { contacts, conversations, messages } from '../../db/schema/conversations.ts';
import { personAddresses } from '../../db/schema/people.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type ConnectionRow = typeof channelConnections.$inferSelect;
export type CalledConnection = Pick<
  ConnectionRow,
  'id' | 'workspaceId' | 'channel' | 'settings' | 'sealedSecrets' | 'isEnabled'
>;

type FoundRow = {
  id: string;
  workspace_id: string;
  channel: PanelChannel;
  settings: Record<string, string>;
  sealed_secrets: Buffer | null;
  is_enabled: boolean;
};

/** Before a workspace is known: by the id that stands in the address which the service calls. */
export const findCalled = async (
  reader: Database['plain'],
  id: string,
): Promise<CalledConnection | undefined> => {
  const found = await reader.execute<FoundRow>(sql`select * from find_channel_connection(${id})`);
  const row = found.rows[0];
  return (
    row && {
      id: row.id,
      workspaceId: row.workspace_id,
      channel: row.channel,
      settings: row.settings,
      sealedSecrets: row.sealed_secrets,
      isEnabled: row.is_enabled,
    }
  );
};

export const findConnections = (tx: Tx): Promise<ConnectionRow[]> =>
  tx.select().from(channelConnections).orderBy(asc(channelConnections.createdAt));

export const findConnection = async (tx: Tx, id: string): Promise<ConnectionRow | undefined> =>
  (await tx.select().from(channelConnections).where(eq(channelConnections.id, id)))[0];

export const findConnectionOf = async (tx: Tx, channel: PanelChannel): Promise<ConnectionRow | undefined> =>
  (await tx.select().from(channelConnections).where(eq(channelConnections.channel, channel)))[0];

/** The same channel again is the same connection with other keys. */
export const saveConnection = async (
  tx: Tx,
  { id, workspaceId, channel, ...change }: typeof channelConnections.$inferInsert,
): Promise<void> => {
  await tx
    .insert(channelConnections)
    .values({ id, workspaceId, channel, ...change })
    .onConflictDoUpdate({
      target: [channelConnections.workspaceId, channelConnections.channel],
      set: change,
    });
};

export const updateConnection = async (
  tx: Tx,
  id: string,
  change: Partial<typeof channelConnections.$inferInsert>,
): Promise<void> => {
  await tx.update(channelConnections).set(change).where(eq(channelConnections.id, id));
};

export const deleteConnection = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(channelConnections).where(eq(channelConnections.id, id));
};

export type InboundRow = typeof inboundMessages.$inferSelect;
export type NewInbound = typeof inboundMessages.$inferInsert;

/** Those that had not come before. */
export const insertInbound = async (
  tx: Tx,
  rows: readonly NewInbound[],
): Promise<Pick<InboundRow, 'id' | 'sender' | 'state' | 'files'>[]> =>
  rows.length === 0
    ? []
    : tx
        .insert(inboundMessages)
        .values([...rows])
        .onConflictDoNothing({ target: [inboundMessages.connectionId, inboundMessages.providerId] })
        .returning({
          id: inboundMessages.id,
          sender: inboundMessages.sender,
          state: inboundMessages.state,
          files: inboundMessages.files,
        });

/** What somebody wrote and nobody has worked on, in the order of the service; whoever else comes to it waits. */
export const lockWaiting = (tx: Tx, connectionId: string, sender: string): Promise<InboundRow[]> =>
  tx
    .select()
    .from(inboundMessages)
    .where(
      and(
        eq(inboundMessages.connectionId, connectionId),
        eq(inboundMessages.sender, sender),
        eq(inboundMessages.state, 'waiting'),
      ),
    )
    .orderBy(asc(inboundMessages.sentAt), asc(inboundMessages.sequence), asc(inboundMessages.arrived))
    .for('update');

export const findInbound = async (tx: Tx, id: string): Promise<InboundRow | undefined> =>
  (await tx.select().from(inboundMessages).where(eq(inboundMessages.id, id)))[0];

export const saveFiles = async (tx: Tx, id: string, files: InboundRow['files']): Promise<void> => {
  await tx.update(inboundMessages).set({ files }).where(eq(inboundMessages.id, id));
};

/** Its words are in the conversation now. */
export const settleInbound = async (
  tx: Tx,
  ids: readonly string[],
  change: Partial<Pick<InboundRow, 'state' | 'reason' | 'contactId' | 'conversationId'>>,
): Promise<void> => {
  await tx
    .update(inboundMessages)
    .set({
      text: '',
      senderName: null,
      files: [],
      thread: sql`jsonb_set(${inboundMessages.thread}, '{subject}', '""')`,
      doneAt: new Date(),
      ...change,
    })
    .where(inArray(inboundMessages.id, [...ids]));
};

/** Who has written and was not worked on. */
export const findWaitingSenders = async (tx: Tx, connectionId: string): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ sender: inboundMessages.sender })
    .from(inboundMessages)
    .where(and(eq(inboundMessages.connectionId, connectionId), eq(inboundMessages.state, 'waiting')));
  return rows.map(({ sender }) => sender);
};

export const insertCall = async (tx: Tx, row: typeof channelCalls.$inferInsert): Promise<void> => {
  await tx.insert(channelCalls).values(row);
};

export const deleteOldCalls = async (tx: Tx, connectionId: string, before: Date): Promise<void> => {
  await tx
    .delete(channelCalls)
    .where(and(eq(channelCalls.connectionId, connectionId), sql`${channelCalls.at} < ${before}`));
};

const BY_TIME = { createdAt: channelCalls.at, id: channelCalls.id };
const selectCalls = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(channelCalls),
      channel: channelConnections.channel,
      waiting: sql<number>`(select count(*)::int from inbound_message m
        where m.call_id = ${channelCalls.id} and m.state = 'waiting')`,
      atMicros: microsOf(channelCalls.at),
    })
    .from(channelCalls)
    .innerJoin(channelConnections, eq(channelConnections.id, channelCalls.connectionId))
    .where(where);
export type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

type WantedCalls = {
  after: NewestPosition | null;
  limit: number;
  channel?: PanelChannel | undefined;
  only?: 'refused' | 'duplicate' | undefined;
};

export const findCalls = (tx: Tx, { after, limit, channel, only }: WantedCalls): Promise<CallRow[]> =>
  selectCalls(
    tx,
    olderThan(
      BY_TIME,
      after,
      and(
        channel ? eq(channelConnections.channel, channel) : undefined,
        only === 'refused' ? sql`${channelCalls.answer} >= 400` : undefined,
        only === 'duplicate' ? eq(channelCalls.note, 'duplicate') : undefined,
      ),
    ),
  )
    .orderBy(...newestFirst(BY_TIME))
    .limit(limit);

export const findCall = async (tx: Tx, id: string): Promise<CallRow | undefined> =>
  (await selectCalls(tx, eq(channelCalls.id, id)))[0];

export const findWaitingOfCall = (
  tx: Tx,
  callId: string,
): Promise<Pick<InboundRow, 'connectionId' | 'sender'>[]> =>
  tx
    .selectDistinct({ connectionId: inboundMessages.connectionId, sender: inboundMessages.sender })
    .from(inboundMessages)
    .where(and(eq(inboundMessages.callId, callId), eq(inboundMessages.state, 'waiting')));

/** Since when every call of a service is refused: it signs with another key than ours. */
export const findRefusedSince = async (
  tx: Tx,
  connectionId: string,
): Promise<{ since: Date; calls: number } | undefined> => {
  const { rows } = await tx.execute<{ since: Date | string | null; calls: number }>(sql`
    select min(at) as since, count(*)::int as calls from channel_call
    where connection_id = ${connectionId} and signature = 'bad' and at > coalesce(
      (select max(at) from channel_call where connection_id = ${connectionId} and signature = 'verified'), '-infinity')`);
  const [row] = rows;
  return row?.since ? { since: new Date(row.since), calls: row.calls } : undefined;
};

export const addCheck = async (
  tx: Tx,
  {
    workspaceId,
    connectionId,
    day,
    isAnswered,
  }: {
    workspaceId: string;
    connectionId: string;
    day: string;
    isAnswered: boolean;
  },
): Promise<void> => {
  const answered = isAnswered ? 1 : 0;
  await tx
    .insert(channelCheckDays)
    .values({ workspaceId, connectionId, day, checks: 1, answered })
    .onConflictDoUpdate({
      target: [channelCheckDays.connectionId, channelCheckDays.day],
      set: {
        checks: sql`${channelCheckDays.checks} + 1`,
        answered: sql`${channelCheckDays.answered} + ${answered}`,
      },
    });
};

export type CheckDayRow = typeof channelCheckDays.$inferSelect;
export const findCheckDays = (tx: Tx, since: string): Promise<CheckDayRow[]> =>
  tx
    .select()
    .from(channelCheckDays)
    .where(sql`${channelCheckDays.day} >= ${since}`)
    .orderBy(asc(channelCheckDays.day));

export const replaceTemplates = async (
  tx: Tx,
  { id: connectionId, workspaceId }: Pick<ConnectionRow, 'id' | 'workspaceId'>,
  templates: readonly Omit<typeof channelTemplates.$inferInsert, 'connectionId' | 'workspaceId'>[],
): Promise<void> => {
  await tx.delete(channelTemplates).where(eq(channelTemplates.connectionId, connectionId));
  if (templates.length > 0)
    await tx
      .insert(channelTemplates)
      .values(templates.map((template) => ({ ...template, connectionId, workspaceId })))
      .onConflictDoNothing();
};

export const countTemplates = async (
  tx: Tx,
  connectionId: string,
): Promise<{ all: number; approved: number }> => {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      approved: sql<number>`(count(*) filter (where ${channelTemplates.approval} = 'APPROVED'))::int`,
    })
    .from(channelTemplates)
    .where(eq(channelTemplates.connectionId, connectionId));
  return row ?? { all: 0, approved: 0 };
};

export type ChatbotRow = typeof chatbotSettings.$inferSelect;
export const findChatbotSettings = async (tx: Tx, workspaceId: string): Promise<ChatbotRow | undefined> =>
  (await tx.select().from(chatbotSettings).where(eq(chatbotSettings.workspaceId, workspaceId)))[0];

export const saveChatbotSettings = async (
  tx: Tx,
  { workspaceId, ...change }: typeof chatbotSettings.$inferInsert,
): Promise<void> => {
  await tx
    .insert(chatbotSettings)
    .values({ workspaceId, ...change })
    .onConflictDoUpdate({ target: chatbotSettings.workspaceId, set: { ...change, changedAt: sql`now()` } });
};

/** Under which address of a person an answer goes. */
export const findAddressId = async (tx: Tx, kind: AddressKind, value: string): Promise<string | undefined> =>
  (
    await tx
      .select({ id: personAddresses.id })
      .from(personAddresses)
      .where(and(eq(personAddresses.kind, kind), eq(personAddresses.value, value)))
  )[0]?.id;

export const findAddressOfContact = async (
  tx: Tx,
  conversationId: string,
  kind: AddressKind,
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: personAddresses.id })
      .from(conversations)
      .innerJoin(contacts, eq(contacts.id, conversations.contactId))
      .innerJoin(
        personAddresses,
        and(eq(personAddresses.personId, contacts.personId), eq(personAddresses.kind, kind)),
      )
      .innerJoin(
        sql`contact_identity i`,
        sql`i.contact_id = ${contacts.id} and i.channel = ${conversations.channel} and i.value = ${personAddresses.value}`,
      )
      .where(eq(conversations.id, conversationId))
      .limit(1)
  )[0]?.id;

/** The one that goes on: still open, or closed not long ago. */
export const findGoingOn = async (
  tx: Tx,
  { contactId, channel, since }: { contactId: string; channel: Channel; since: Date },
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          eq(conversations.contactId, contactId),
          eq(conversations.channel, channel),
          sql`(${conversations.state} <> 'resolved' or ${conversations.updatedAt} > ${since})`,
        ),
      )
      .orderBy(desc(conversations.updatedAt))
      .limit(1)
  )[0]?.id;

export const findSaid = async (tx: Tx, messageId: string) =>
  (
    await tx
      .select({ text: messages.text, parts: messages.parts, language: messages.language })
      .from(messages)
      .where(eq(messages.id, messageId))
  )[0];

export type ChannelFigures = {
  channel: PanelChannel;
  leads: number;
  booked: number;
  responseSeconds: number | null;
};

/** Of the people who wrote in a time: how many there were, how many have an appointment, how quickly they were answered. */
export const countChannels = async (tx: Tx, since: Date): Promise<ChannelFigures[]> => {
  const { rows } = await tx.execute<ChannelFigures>(sql`
    with written as (
      select c.channel, c.contact_id, k.person_id, m.conversation_id, m.position, m.created_at
      from message m join conversation c on c.id = m.conversation_id join contact k on k.id = c.contact_id
      where m.author = 'contact' and m.created_at > ${since} and k.account_id is null
    ), answered as (
      select w.channel, extract(epoch from a.created_at - w.created_at) as seconds
      from written w cross join lateral (
        select m.author, m.created_at from message m
        where m.conversation_id = w.conversation_id and m.position > w.position order by m.position limit 1) a
      where a.author in ('assistant', 'member')
    )
    select w.channel, count(distinct w.contact_id)::int as leads,
      count(distinct w.contact_id) filter (where exists (
        select 1 from appointment p where p.person_id = w.person_id))::int as booked,
      (select percentile_cont(0.5) within group (order by a.seconds) from answered a where a.channel = w.channel)
        as "responseSeconds"
    from written w group by w.channel`);
  return rows;
};
