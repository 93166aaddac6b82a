import type { WebhookDelivery } from '@propguard/protocol/webhooks';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { cancelTimer } from '../../timers/set-timer.ts';
import { deliverWebhookJob } from './jobs.ts';
import { findDelivery, lockDelivery, updateDelivery } from './store.ts';
import { toDelivery } from './view.ts';
import { WEBHOOK_TRY } from './webhook-timer.ts';

/** Sends it again now, under the same id, by which the other side knows it again. */
export const replayDelivery = async (scope: WorkspaceScope, id: string): Promise<WebhookDelivery> => {
  const { tx, services, workspaceId } = scope;
  const row = await lockDelivery(tx, id);
  if (!row) throw fail('NOT_FOUND');
  // Its first try is on the way.
  if (row.state === 'waiting' && row.nextTryAt === null) throw fail('CONFLICT');
  await cancelTimer({ tx, workspaceId }, WEBHOOK_TRY, id);
  await updateDelivery(tx, id, { state: 'waiting', tries: 0, nextTryAt: null, deliveredAt: null });
  const input = { deliveryId: id };
  await enqueue(services.queue, tx, deliverWebhookJob, { workspaceId, accountId: null, input });
  await publish(tx, { workspaceId, subject: 'webhooks', id: row.webhookId });
  const again = await findDelivery(tx, id);
  if (!again) throw fail('NOT_FOUND');
  return toDelivery(again);
};
