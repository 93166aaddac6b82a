import { burstEnds } from '@propguard/rules/channels/burst-ends';
import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { INBOUND_MAX } from '@propguard/rules/channels/channel-texts';
import { cleanText, cutText } from '@propguard/rules/conversations/clean-text';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { InboundFile } from '../../db/schema/channels.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { InboundText, Parsed } from '../../providers/channels/channel-port.ts';
import { setTimersOnce } from '../../timers/set-timer.ts';
import { settleReceipt } from '../outbound/settle-receipts.ts';
import { BURST_ENDS, burstKey } from './burst.ts';
import type { CalledConnection } from './connection-store.ts';
import { fetchFilesJob } from './fetch-files-job.ts';
import { insertInbound, type NewInbound } from './inbound-store.ts';

/** A message whose files were looked at already, or are with the service. */
export type KeptText = Omit<InboundText, 'files'> & { files?: InboundFile[] };

const NAME_MAX = 120;
export const ID_MAX = 300;

const toRow = (
  { id: connectionId, workspaceId }: CalledConnection,
  callId: string,
  { providerId, sender, senderName, text, sentAt, sequence = 0, left, thread, files = [] }: KeptText,
): NewInbound => {
  const words = cutText(cleanText(text).trim(), INBOUND_MAX);
  const reason = left ?? (words === '' && files.length === 0 ? 'no words' : null);
  return {
    workspaceId,
    connectionId,
    callId,
    providerId: providerId.slice(0, ID_MAX),
    sender: sender.slice(0, ID_MAX),
    senderName: senderName === null ? null : cleanText(senderName).slice(0, NAME_MAX),
    sentAt,
    sequence,
    text: reason === null ? words : '',
    state: reason === null ? 'waiting' : 'left',
    reason,
    files: reason === null ? files : [],
    // Of what nobody works on, nothing that was said is kept.
    ...(thread === undefined ? {} : { thread: reason === null ? thread : { ...thread, subject: '' } }),
  };
};

export type KeptCall = { callId: string; messages: readonly KeptText[]; receipts: Parsed['receipts'] };

/** Kept, each once; a burst of each sender ends by itself. Says of each call how much had not come before. */
export const keepInbound = async (
  { services, tx }: OpenedScope<'queue'>,
  connection: CalledConnection,
  calls: readonly KeptCall[],
): Promise<ReadonlyMap<string, number>> => {
  const { id: connectionId, workspaceId, isEnabled, channel } = connection;
  const rows = calls.flatMap(({ callId, messages }) =>
    messages.map((message) => toRow(connection, callId, message)),
  );
  const added = await insertInbound(tx, rows);
  const waiting = added.filter(({ state }) => state === 'waiting');
  for (const { id, files } of waiting)
    if (files.some((file) => 'ref' in file))
      await enqueue(services.queue, tx, fetchFilesJob, { workspaceId, accountId: null, input: { id } });
  const senders = [...new Set(waiting.map(({ sender }) => sender))];
  const now = new Date();
  const dueAt = burstEnds(now, now);
  const ends = senders.map((sender) => ({
    key: burstKey(connectionId, sender),
    dueAt,
    payload: { connectionId, sender },
  }));
  // While a channel is off, what comes in waits for it to be on again.
  if (isEnabled) await setTimersOnce({ tx, workspaceId }, BURST_ENDS, ends);
  const news = new Map<string, number>();
  const count = (callId: string) => news.set(callId, (news.get(callId) ?? 0) + 1);
  for (const { callId } of added) if (callId) count(callId);
  for (const { callId, receipts } of calls)
    for (const receipt of receipts)
      if (isConnectedChannel(channel) && (await settleReceipt({ tx, workspaceId }, { channel, ...receipt })))
        count(callId);
  return news;
};
