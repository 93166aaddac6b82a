import type { DeliveredEvent, WebhookEvent } from '@propguard/rules/webhooks/webhook-events';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { deliverWebhookJob } from './jobs.ts';
import { findListeners, insertDelivery } from './store.ts';

type Scope = Pick<WorkspaceScope, 'tx' | 'services' | 'workspaceId'>;
type Data = Readonly<Record<string, unknown>>;

/** Writes a message to one endpoint; it leaves when, and only when, what it tells of is committed. */
export const queueMessage = async (
  { tx, services, workspaceId }: Scope,
  webhookId: string,
  { event, data }: { event: DeliveredEvent; data: Data },
): Promise<string> => {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  const deliveryId = await insertDelivery(tx, { workspaceId, webhookId, event, body });
  await enqueue(services.queue, tx, deliverWebhookJob, {
    workspaceId,
    accountId: null,
    input: { deliveryId },
  });
  return deliveryId;
};

/** A message for each endpoint that listens. */
export const queueWebhooks = async (
  scope: Scope,
  told: { event: WebhookEvent; data: Data },
): Promise<void> => {
  for (const webhookId of await findListeners(scope.tx, told.event))
    await queueMessage(scope, webhookId, told);
};
