import type { CallCounts, CallFilters } from '@propguard/protocol/channel-calls';
import type { CallResult } from '@propguard/rules/channels/call-results';
import { and, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { rowsAsJson } from '../../db/rows-as-json.ts';
import { channelCalls, channelConnections, inboundMessages } from '../../db/schema/channels.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';
import type { InboundRow } from './inbound-store.ts';

type CallColumns = typeof channelCalls.$inferSelect;
export type NewCall = Omit<CallColumns, 'id' | 'at' | 'providerId' | 'note'> &
  Partial<Pick<CallColumns, 'id' | 'providerId' | 'note'>>;

/** As one value, as what they bring is (`insertInbound`). */
export const insertCalls = async (tx: Tx, rows: readonly NewCall[]): Promise<void> => {
  await tx.execute(sql`
    insert into channel_call (id, workspace_id, connection_id, event, provider_id, signature, answer, note, work_ms, body)
    select coalesce(r.id, gen_random_uuid()), "workspaceId", "connectionId", event, "providerId", signature, answer, note,
      "workMs", body
    from jsonb_to_recordset(${rowsAsJson(rows)}) as r (id uuid, "workspaceId" uuid, "connectionId" uuid,
      event text, "providerId" text, signature text, answer integer, note text, "workMs" integer, body text)`);
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

const isWaiting = sql`exists (select 1 from inbound_message m
  where m.call_id = ${channelCalls.id} and m.state = 'waiting')`;

const RESULTS: Record<CallResult, SQL> = {
  accepted: sql`${channelCalls.answer} < 400 and ${channelCalls.note} is distinct from 'duplicate'`,
  refused: sql`${channelCalls.answer} >= 400`,
  duplicate: sql`${channelCalls.note} = 'duplicate'`,
  waiting: isWaiting,
};

const withinSpan = ({ channel, from, to }: Omit<CallFilters, 'only'>): SQL | undefined =>
  and(
    channel ? eq(channelConnections.channel, channel) : undefined,
    from ? gte(channelCalls.at, new Date(from)) : undefined,
    to ? lte(channelCalls.at, new Date(to)) : undefined,
  );

type Wanted = { after: NewestPosition | null; limit: number };

export const findCalls = (
  tx: Tx,
  { only, ...span }: CallFilters,
  { after, limit }: Wanted,
): Promise<CallRow[]> =>
  selectCalls(tx, olderThan(BY_TIME, after, and(withinSpan(span), only && RESULTS[only])))
    .orderBy(...newestFirst(BY_TIME))
    .limit(limit);

export const countCalls = async (tx: Tx, span: Omit<CallFilters, 'only'>): Promise<CallCounts> => {
  const counted = (of: SQL) => sql<number>`(count(*) filter (where ${of}))::int`;
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      accepted: counted(RESULTS.accepted),
      refused: counted(RESULTS.refused),
      duplicate: counted(RESULTS.duplicate),
      waiting: counted(RESULTS.waiting),
    })
    .from(channelCalls)
    .innerJoin(channelConnections, eq(channelConnections.id, channelCalls.connectionId))
    .where(withinSpan(span));
  return row ?? { all: 0, accepted: 0, refused: 0, duplicate: 0, waiting: 0 };
};

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
