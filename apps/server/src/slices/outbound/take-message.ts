import { nextPermitted } from '@propguard/rules/time/permitted-hours';
import { zoneOf } from '@propguard/rules/time/zone-of';
import type { OpenedScope } from '../../access/any-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { MESSAGE_LEAVES } from './message-leaves.ts';
import { type OutgoingByChannel, outgoingByChannel } from './outgoing-channel.ts';
import { type OutgoingMail, outgoingMail } from './outgoing-mail.ts';
import { findAddress, hasConfirmedOwner, lockMessage, type MessageRow, updateMessage } from './store.ts';
import { tellOfMessage } from './tell-of-message.ts';

type Scope = OpenedScope<'mailer' | 'vault' | 'config' | 'queue'>;

/** By whose clocks it leaves; null of the installation's own, which have no hours. */
const zoneFor = async (
  { tx }: Scope,
  { workspaceId, personAddressId }: MessageRow,
): Promise<string | null> => {
  if (workspaceId === null || personAddressId === null) return null;
  const address = await findAddress(tx, personAddressId);
  return zoneOf(address?.person ?? {}, await findTimeZone(tx, workspaceId));
};

/** An answer has no hours either: whoever gets it has just written. */
const permittedAt = ({ purpose, eventAt }: MessageRow, zone: string | null, now: Date): Date =>
  zone === null || purpose === 'reply'
    ? now
    : nextPermitted({ purpose, zone, eventAt: eventAt ?? undefined }, now);

/** Until the clocks there show another hour; a timer then brings it back. */
const hold = async (scope: Scope, message: MessageRow, until: Date, zone: string | null): Promise<null> => {
  const { tx } = scope;
  const { id: messageId, workspaceId } = message;
  await updateMessage(tx, messageId, { state: 'held', reason: 'quiet-hours', leavesAfter: until, zone });
  if (workspaceId !== null)
    await setTimer({ tx, workspaceId }, MESSAGE_LEAVES, {
      key: messageId,
      dueAt: until,
      payload: { messageId },
    });
  await tellOfMessage(scope, message);
  return null;
};

/** Mail of a workspace leaves once an owner's own address is known to be theirs. */
const awaitsOwner = async ({ tx }: Scope, { channel, workspaceId }: MessageRow): Promise<boolean> =>
  channel === 'email' && workspaceId !== null && !(await hasConfirmedOwner(tx, workspaceId));

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
): Promise<((OutgoingMail | OutgoingByChannel) & { message: MessageRow }) | null> => {
  const { tx } = scope;
  const message = await lockMessage(tx, messageId);
  if (!message || !WAITING.includes(message.state)) return null;
  if (isLost(message)) {
    await updateMessage(tx, messageId, { state: 'failed', reason: 'answer-lost' });
    await tellOfMessage(scope, message);
    return null;
  }
  const zone = await zoneFor(scope, message);
  const now = new Date();
  const permitted = permittedAt(message, zone, now);
  if (permitted > now) return hold(scope, message, permitted, zone);
  const isMail = message.channel === 'email';
  const outgoing = isMail ? await outgoingMail(scope, message) : await outgoingByChannel(scope, message);
  if (!outgoing || (await awaitsOwner(scope, message))) {
    const noWayOut = isMail && !message.mailThread ? 'no-mail-server' : 'no-channel';
    await updateMessage(tx, messageId, { state: 'held', reason: outgoing ? 'owner-unconfirmed' : noWayOut });
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
