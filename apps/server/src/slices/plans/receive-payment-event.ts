import { lockWorkspace } from '../../access/membership.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { recordEvent } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

const ID_SHAPE = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * The signature is over the very bytes that were sent. The message and what it changes are one transaction: when it
 * fails, for example because the provider cannot be asked, it is not received, and will be sent again.
 */
export const receivePaymentEvent = async (
  services: Context,
  { body, signature }: { body: File; signature: string | null },
): Promise<{ received: true }> => {
  const { payments, database, log } = services;
  if (!payments) throw fail('NOT_FOUND');
  const bytes = Buffer.from(await body.arrayBuffer());
  const { id, kind, about } = payments.readEvent(bytes, signature ?? '');
  if (!about || !ID_SHAPE.test(about.workspaceId)) {
    log.info({ event: id, kind }, 'a payment event is about nothing of ours');
    return { received: true };
  }
  const { workspaceId } = about;
  await openUnattended(database, workspaceId, async (tx) => {
    // A workspace that is gone has nothing to keep; the message need not come again.
    if (!(await lockWorkspace(tx, workspaceId))) return;
    if (await recordEvent(tx, { id, workspaceId, kind }))
      await syncSubscription(services, tx, { payments, ...about });
  });
  return { received: true };
};
