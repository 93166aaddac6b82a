import { randomUUID } from 'node:crypto';
import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { INBOUND_MAX } from '@propguard/rules/channels/channel-texts';
import { cleanText, cutText } from '@propguard/rules/conversations/clean-text';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { InboundText, Parsed, RawCall } from '../../providers/channels/channel-port.ts';
import { maskedBody } from '../../providers/channels/masked-body.ts';
import { setTimerOnce } from '../../timers/set-timer.ts';
import { settleReceipt } from '../outbound/settle-receipts.ts';
import { BURST_ENDS, BURST_MS, burstKey } from './burst.ts';
import { openPort } from './open-port.ts';
import { type CalledConnection, findCalled, insertCall, insertInbound, type NewInbound } from './store.ts';

export type CallAnswer = { status: number; type: string; body: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const PLAIN = 'text/plain';
const NOTHING_HERE: CallAnswer = { status: 404, type: PLAIN, body: '' };
const FORGED: CallAnswer = { status: 401, type: PLAIN, body: '' };
const TAKEN: CallAnswer = { status: 200, type: PLAIN, body: '' };
const NAME_MAX = 120;
const ID_MAX = 300;

const toRow = (
  { id: connectionId, workspaceId }: CalledConnection,
  callId: string,
  { providerId, sender, senderName, text, sentAt, sequence = 0, left }: InboundText,
): NewInbound => {
  const words = cutText(cleanText(text).trim(), INBOUND_MAX);
  const reason = left ?? (words === '' ? 'no words' : null);
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
  };
};

/** Kept, each once; a burst of each sender ends by itself. Says how many had not come before. */
const keep = async (
  tx: Tx,
  connection: CalledConnection,
  callId: string,
  { messages, receipts }: Parsed,
): Promise<number> => {
  const { id: connectionId, workspaceId, isEnabled, channel } = connection;
  const rows = messages.map((message) => toRow(connection, callId, message));
  const added = await insertInbound(tx, rows);
  const senders = new Set(added.filter(({ state }) => state === 'waiting').map(({ sender }) => sender));
  // While a channel is off, what comes in waits for it to be on again.
  if (isEnabled)
    for (const sender of senders)
      await setTimerOnce({ tx, workspaceId }, BURST_ENDS, {
        key: burstKey(connectionId, sender),
        dueAt: new Date(Date.now() + BURST_MS),
        payload: { connectionId, sender },
      });
  let count = added.length;
  for (const receipt of receipts)
    if (isConnectedChannel(channel) && (await settleReceipt({ tx, workspaceId }, { channel, ...receipt })))
      count += 1;
  return count;
};

/** Calls are shown a moment later by whoever looks at them: refused ones come in numbers, and are not announced. */
const refuse = async ({ services }: AnyScope, connection: CalledConnection, call: RawCall, begun: number) => {
  const { id: connectionId, workspaceId } = connection;
  await openUnattended(services.database, workspaceId, (tx) =>
    insertCall(tx, {
      workspaceId,
      connectionId,
      event: 'call',
      signature: 'bad',
      answer: FORGED.status,
      note: 'bad signature',
      workMs: Math.round(performance.now() - begun),
      body: maskedBody(call.body),
    }),
  );
  return FORGED;
};

/**
 * A call of a service: verified, kept, answered; the rest is worked on afterwards. What the service sends again because
 * it did not hear us is kept once.
 */
export const receiveCall = async (
  { services, reader }: ReferenceScope,
  id: string,
  call: RawCall,
): Promise<CallAnswer> => {
  const begun = performance.now();
  const connection = UUID.test(id) ? await findCalled(reader, id) : undefined;
  // Nobody calls for our own widget: there is no service behind it.
  if (!connection || !isConnectedChannel(connection.channel)) return NOTHING_HERE;
  const port = openPort({ services }, connection);
  if (!(await port.verify(call))) return refuse({ services }, connection, call, begun);
  const { workspaceId, id: connectionId } = connection;
  const parsed = port.parse(call);
  await openUnattended(services.database, workspaceId, async (tx) => {
    const callId = randomUUID();
    const isNew = (await keep(tx, connection, callId, parsed)) > 0;
    const hasContent = parsed.messages.length + parsed.receipts.length > 0;
    await insertCall(tx, {
      id: callId,
      workspaceId,
      connectionId,
      event: parsed.event,
      providerId: (parsed.messages[0] ?? parsed.receipts[0])?.providerId.slice(0, ID_MAX) ?? null,
      signature: 'verified',
      answer: TAKEN.status,
      note: hasContent && !isNew ? 'duplicate' : (parsed.messages[0]?.left ?? null),
      workMs: Math.round(performance.now() - begun),
      body: maskedBody(call.body),
    });
    await publish(tx, { workspaceId, subject: 'channels', id: null });
  });
  return parsed.answer ? { status: 200, ...parsed.answer } : TAKEN;
};

/** WhatsApp asks once whether it has the right address: what it says is said back to whoever knows the word. */
export const answerHandshake = async (
  { services, reader }: ReferenceScope,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<CallAnswer> => {
  const connection = UUID.test(id) ? await findCalled(reader, id) : undefined;
  if (!connection) return NOTHING_HERE;
  const { verifyToken } = connection.settings;
  const isRight =
    query['hub.mode'] === 'subscribe' &&
    verifyToken !== undefined &&
    query['hub.verify_token'] === verifyToken;
  const { workspaceId, id: connectionId } = connection;
  await openUnattended(services.database, workspaceId, (tx) =>
    insertCall(tx, {
      workspaceId,
      connectionId,
      event: 'handshake',
      signature: isRight ? 'verified' : 'bad',
      answer: isRight ? 200 : 403,
      workMs: 0,
      body: '{}',
    }),
  );
  const challenge = query['hub.challenge'];
  return isRight
    ? { status: 200, type: PLAIN, body: typeof challenge === 'string' ? challenge.slice(0, 200) : '' }
    : { status: 403, type: PLAIN, body: '' };
};
