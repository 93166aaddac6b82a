import { burstEnds } from '@propguard/rules/channels/burst-ends';
import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import { isStop } from '@propguard/rules/channels/channel-texts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { withdrawByReply } from '../consent/withdraw-by-reply.ts';
import { contactOnChannel } from '../conversations/find-contact.ts';
import { openWindow } from '../outbound/open-window.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { ADDRESS_KIND, isTest, TEST_KEY, TEST_PASSED } from './addressed.ts';
import { findAddressId } from './answer-store.ts';
import { BURST_ENDS } from './burst.ts';
import { type ConnectionRow, findConnection, updateConnection } from './connection-store.ts';
import { lockWaiting, settleInbound } from './inbound-store.ts';
import { receiveWords } from './receive-words.ts';

type Inbound = Awaited<ReturnType<typeof lockWaiting>>[number];

/** The answer before is still being written: soon again. */
const AGAIN_MS = 400;
/** What strangers may do in a workspace: ask. */
const STRANGER = { accountId: null, role: 'viewer' } as const;

const leave = (scope: WorkspaceScope, rows: readonly Inbound[], reason: string): Promise<void> =>
  settleInbound(
    scope.tx,
    rows.map(({ id }) => id),
    { state: 'left', reason },
  );

/** A member tries the channel from their own phone: it came round, and is answered so that they see it. */
const passTest = async (
  scope: WorkspaceScope,
  connection: ConnectionRow,
  rows: readonly Inbound[],
  addressId: string,
): Promise<Inbound[]> => {
  const { testCode } = connection;
  const test = rows.find(({ text, thread }) =>
    [text, thread?.subject ?? ''].some((words) => isTest(testCode, words)),
  );
  if (!test) return [...rows];
  await writeToPerson(scope, {
    addressId,
    purpose: 'reply',
    key: `${TEST_KEY}${test.id}`,
    subject: 'Test',
    text: TEST_PASSED,
    ...(test.thread
      ? {
          mailThread: {
            inReplyTo: test.providerId,
            references: [...test.thread.references, test.providerId],
            isAutomatic: true,
          },
        }
      : {}),
  });
  await updateConnection(scope.tx, connection.id, {
    testCode: null,
    testedAt: new Date(),
    lastSyncAt: new Date(),
  });
  await settleInbound(scope.tx, [test.id], { state: 'done', reason: 'test' });
  return rows.filter((row) => row !== test);
};

/** A burst has ended. Done and the timer's removal are one transaction: whoever dies in it has done nothing. */
export const workOnBurst = async ({
  services,
  tx,
  workspaceId,
  key,
  payload: { connectionId, sender },
}: TimerRun<{ connectionId: string; sender: string }>): Promise<void> => {
  const scope: WorkspaceScope = { services, tx, workspaceId, ...STRANGER };
  const connection = await findConnection(tx, connectionId);
  if (!connection?.isEnabled) return;
  const { channel } = connection;
  if (!isConnectedChannel(channel)) return;
  const rows = await lockWaiting(tx, connectionId, sender);
  const [first] = rows;
  const last = rows.at(-1);
  const kind = ADDRESS_KIND[channel];
  if (!first || !last) return;
  const came = rows.map(({ receivedAt }) => receivedAt).toSorted((a, b) => a.getTime() - b.getTime());
  const ends = burstEnds(came[0] ?? first.receivedAt, came.at(-1) ?? last.receivedAt);
  if (ends > new Date())
    return setTimer(scope, BURST_ENDS, { key, dueAt: ends, payload: { connectionId, sender } });
  // Whoever fetches their files sets the timer again.
  if (rows.some(({ files }) => files.some((file) => 'ref' in file))) return;
  const address = normaliseAddress(kind, sender);
  if (!('value' in address)) return leave(scope, rows, 'nobody’s address');
  const known = first.senderName ? { name: first.senderName } : {};
  const contactId = await contactOnChannel(scope, { channel, value: address.value }, known);
  const addressId = await findAddressId(tx, kind, address.value);
  if (!addressId) return leave(scope, rows, 'nobody’s address');
  await openWindow(scope, { addressId, channel, wroteAt: last.sentAt });
  if (channel === 'sms' && rows.some(({ text }) => isStop(text))) {
    await withdrawByReply(scope, { addressId, channel });
    return leave(scope, rows, 'stop');
  }
  const asked = await passTest(scope, connection, rows, addressId);
  if (asked.length > 0 && (await receiveWords(scope, connection, asked, contactId)) === 'later')
    return setTimer(scope, BURST_ENDS, {
      key,
      dueAt: new Date(Date.now() + AGAIN_MS),
      payload: { connectionId, sender },
    });
  await updateConnection(tx, connectionId, { lastSyncAt: new Date() });
  await publish(tx, { workspaceId, subject: 'channels', id: null });
};
