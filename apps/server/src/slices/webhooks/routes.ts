import { workspaceRoutes } from '../../access/guards.ts';
import {
  changeSecret,
  changeWebhook,
  createWebhook,
  listWebhooks,
  removeWebhook,
} from './change-webhooks.ts';
import { listDeliveries } from './list-deliveries.ts';
import { replayDelivery } from './replay-delivery.ts';
import { testWebhook } from './test-webhook.ts';

const { webhooks } = workspaceRoutes;

export const webhookRoutes = {
  list: webhooks.list.handler(({ context }) => listWebhooks(context.scope)),
  create: webhooks.create.handler(({ context, input }) => createWebhook(context.scope, input)),
  change: webhooks.change.handler(({ context, input }) => changeWebhook(context.scope, input)),
  changeSecret: webhooks.changeSecret.handler(({ context, input }) => changeSecret(context.scope, input.id)),
  test: webhooks.test.handler(({ context, input }) => testWebhook(context.scope, input.id)),
  remove: webhooks.remove.handler(({ context, input }) => removeWebhook(context.scope, input.id)),
  deliveries: webhooks.deliveries.handler(({ context, input }) => listDeliveries(context.scope, input)),
  replay: webhooks.replay.handler(({ context, input }) => replayDelivery(context.scope, input.id)),
};
