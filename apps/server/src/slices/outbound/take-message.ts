import { nextMomentToSend } from '@propguard/rules/outbound/permitted-hours';
import type { OpenedScope } from '../../access/any-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { type Outgoing, outgoingMail } from './outgoing-mail.ts';
import { tellOfMessage } from './queue-message.ts';
import { findAddress, lockMessage, type MessageRow, updateMessage } from './store.ts';

type Scope = OpenedScope<'mailer' | 'vault' | 'config' | 'queue'>;

/** Where the person is: their own zone, else that of the workspace. */
const zoneOf = async (
  { tx }: Scope,
  { workspaceId, personAddressId }: MessageRow,
): Promise<string | null> => {
  if (workspaceId === null || personAddressId === null) return null;
  const address = await findAddress(tx, personAddressId);
  return address?.person.zone ?? (await findTimeZone(tx, workspaceId));
};

const hold = async (scope: Scope, message: MessageRow, until: Date, zone: string): Promise<null> => {
  await updateMessage(scope.tx, message.id, {
    state: 'held',
    reason: 'quiet-hours',
    leavesAfter: until,
    zone,
  });
  await tellOfMessage(scope, message);
  return null;
};

/** A try that nobody knows the end of: who waits for the message gets it twice rather than never, others do not. */
const isLost = ({ state, purpose }: MessageRow): boolean => state === 'sending' && purpose === 'marketing';
const WAITING: readonly MessageRow['state'][] = ['queued', 'held', 'sending'];

/**
 * The step to `sending`: hours by the clocks of whoever gets it, then the database says whether it may leave. Null when
 * it does not, now or at all.
 */
export const takeMessage = async (
  scope: Scope,
  messageId: string,
): Promise<(Outgoing & { message: MessageRow }) | null> => {
  const { tx } = scope;
  const message = await lockMessage(tx, messageId);
  if (!message || !WAITING.includes(message.state)) return null;
  if (isLost(message)) {
    await updateMessage(tx, messageId, { state: 'failed', reason: 'answer-lost' });
    await tellOfMessage(scope, message);
    return null;
  }
  const zone = await zoneOf(scope, message);
  const now = new Date();
  if (zone !== null) {
    const { purpose, eventAt } = message;
    const permitted = nextMomentToSend({ purpose, zone, eventAt }, now);
    if (permitted > now) return hold(scope, message, permitted, zone);
  }
  const outgoing = await outgoingMail(scope, message);
  if (!outgoing) {
    await updateMessage(tx, messageId, { state: 'held', reason: 'no-mail-server' });
    await tellOfMessage(scope, message);
    return null;
  }
  const taken = await updateMessage(tx, messageId, {
    state: 'sending',
    zone,
    attempts: message.attempts + 1,
  });
  await tellOfMessage(scope, message);
  return taken.state === 'sending' ? { ...outgoing, message: taken } : null;
};
