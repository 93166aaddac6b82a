import { lockWorkspace } from '../../access/membership.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findSubscriptionMark, recordEvent } from './store.ts';
import { askProvider, type ToSync, writeSubscription } from './sync-subscription.ts';

const ID_SHAPE = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** So often in a row others write first only when something is wrong; the provider sends the message again. */
const MOST_TRIES = 5;

type Message = { id: string; kind: string };

/** False when somebody wrote about this workspace's subscription meanwhile: the answer may be older than theirs. */
const receiveOnce = async (services: Context, { id, kind }: Message, wanted: ToSync): Promise<boolean> => {
  const { database } = services;
  const { workspaceId } = wanted;
  const before = await openUnattended(database, workspaceId, (tx) => findSubscriptionMark(tx, workspaceId));
  const row = await askProvider(services, before.subscription, wanted);
  return openUnattended(database, workspaceId, async (tx) => {
    // A workspace that is gone has nothing to keep; the message need not come again.
    if (!(await lockWorkspace(tx, workspaceId))) return true;
    const now = await findSubscriptionMark(tx, workspaceId);
    if (now.mark !== before.mark) return false;
    if ((await recordEvent(tx, { id, workspaceId, kind })) && row) await writeSubscription(tx, row);
    return true;
  });
};

/**
 * The signature is over the very bytes that were sent. The provider is asked before the transaction, which then writes
 * the answer only when it is the newest. The message and what it changes are one transaction: when it fails, or the
 * provider cannot be asked, the message is not received, and will be sent again.
 */
export const receivePaymentEvent = async (
  services: Context,
  { body, signature }: { body: File; signature: string | null },
): Promise<{ received: true }> => {
  const { payments, log } = services;
  if (!payments) throw fail('NOT_FOUND');
  const bytes = Buffer.from(await body.arrayBuffer());
  const { id, kind, about } = payments.readEvent(bytes, signature ?? '');
  if (!about || !ID_SHAPE.test(about.workspaceId)) {
    log.info({ event: id, kind }, 'a payment event is about nothing of ours');
    return { received: true };
  }
  for (let tries = 0; tries < MOST_TRIES; tries++)
    if (await receiveOnce(services, { id, kind }, { payments, ...about })) return { received: true };
  throw fail('CONFLICT');
};
