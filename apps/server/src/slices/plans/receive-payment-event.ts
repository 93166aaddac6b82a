import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { fail } from '../../fail.ts';
import { recordEvent } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

const ID_SHAPE = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The signature is over the very bytes that were sent. The provider is asked before the transaction, which then writes
 * the answer only when it is the newest. The message and what it changes are one transaction: when it fails, or the
 * provider cannot be asked, the message is not received, and will be sent again.
 */
export const receivePaymentEvent = async (
  { services }: AnyScope,
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
  const { workspaceId } = about;
  await syncSubscription(
    { services },
    (work) => openUnattended(services.database, workspaceId, work),
    { payments, ...about },
    (tx) => recordEvent(tx, { id, workspaceId, kind }),
  );
  return { received: true };
};
