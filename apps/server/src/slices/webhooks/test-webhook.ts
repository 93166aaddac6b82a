import type { WebhookDelivery } from '@propguard/protocol/webhooks';
import { TEST_EVENT } from '@propguard/rules/webhooks/webhook-events';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { queueMessage } from './queue-webhooks.ts';
import { findDelivery, findWebhook } from './store.ts';
import { toDelivery } from './view.ts';

/** So that somebody sees that it works before anything happens; it stands in the log like the others. */
export const testWebhook = async (scope: WorkspaceScope, id: string): Promise<WebhookDelivery> => {
  const { tx, workspaceId } = scope;
  if (!(await findWebhook(tx, id))) throw fail('NOT_FOUND');
  const deliveryId = await queueMessage(scope, id, { event: TEST_EVENT, data: { webhookId: id } });
  await publish(tx, { workspaceId, subject: 'webhooks', id });
  const row = await findDelivery(tx, deliveryId);
  if (!row) throw new Error('The message was not written.');
  return toDelivery(row);
};
