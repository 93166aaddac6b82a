import {
  DELIVERED_EVENTS,
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  WEBHOOK_STATES,
  WEBHOOK_URL_MAX,
} from '@propguard/rules/webhooks/webhook-events';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

const Event = z.enum(WEBHOOK_EVENTS);
const Url = z
  .url({ protocol: /^https?$/, message: 'Enter an address such as https://example.com/hooks.' })
  .max(WEBHOOK_URL_MAX);

const fields = {
  name: oneLine(WEBHOOK_NAME_MAX).min(1, 'Enter a name.'),
  url: Url.describe('Where messages are posted to, as Standard Webhooks.'),
  events: z
    .array(Event)
    .min(1, 'Choose at least one event.')
    .max(WEBHOOK_EVENTS.length)
    .transform((events) => [...new Set(events)]),
};

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(Event),
  isActive: z.boolean(),
  goneAt: Instant.nullable().describe('When it answered 410, which switched it off.'),
  previousSecretUntil: Instant.nullable().describe('Until then the previous secret signs too.'),
  lastDelivery: z
    .object({ state: z.enum(WEBHOOK_STATES), status: z.int().nullable(), at: Instant })
    .nullable()
    .describe('The newest message in its log.'),
  createdAt: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  id: Id.describe('The `webhook-id` that it is sent under, each time.'),
  event: z.enum(DELIVERED_EVENTS),
  body: z.string(),
  state: z.enum(WEBHOOK_STATES),
  tries: z.int(),
  status: z.int().nullable().describe('What the endpoint answered last.'),
  answer: z.string().nullable().describe('The beginning of what it said.'),
  tookMs: z.int().nullable(),
  error: z.string().nullable().describe('Why it did not arrive.'),
  nextTryAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  createdAt: Instant,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const NewWebhook = z.object(fields);
const MadeWebhook = z.object({ webhook: Webhook, secret: z.string() });
export type MadeWebhook = z.infer<typeof MadeWebhook>;
const WebhookChange = z.object({ ...fields, isActive: z.boolean() }).partial();
export type WebhookChange = z.infer<typeof WebhookChange>;

const tags = ['webhooks'];
const manages = workspaceRoute('admin', null);

/** Where a workspace's events are posted to. No personal data: a message names rows, the API gives what is in them. */
export const webhooks = {
  list: manages
    .route({ method: 'GET', path: '/workspace/webhooks', tags, summary: 'Webhooks by name' })
    .output(z.object({ items: z.array(Webhook) })),
  create: manages
    .route({
      method: 'POST',
      path: '/workspace/webhooks',
      tags,
      summary: 'Add a webhook; its secret is shown once',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewWebhook)
    .output(MadeWebhook),
  change: manages
    .route({ method: 'PATCH', path: '/workspace/webhooks/{id}', tags, summary: 'Change a webhook' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(WebhookChange.shape))
    .output(Webhook),
  changeSecret: manages
    .route({
      method: 'POST',
      path: '/workspace/webhooks/{id}/secret',
      tags,
      summary: 'Make a new secret, shown once; the old one keeps signing for a day too',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(MadeWebhook),
  test: manages
    .route({
      method: 'POST',
      path: '/workspace/webhooks/{id}/test',
      tags,
      summary: 'Send a test message, also while it is switched off',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(WebhookDelivery),
  remove: manages
    .route({ method: 'DELETE', path: '/workspace/webhooks/{id}', tags, summary: 'Remove it with its log' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  deliveries: manages
    .route({
      method: 'GET',
      path: '/workspace/webhooks/{id}/deliveries',
      tags,
      summary: 'What was sent, the newest first',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(PageQuery.extend(ById.shape))
    .output(pageOf(WebhookDelivery)),
  replay: manages
    .route({
      method: 'POST',
      path: '/workspace/webhooks/deliveries/{id}/replay',
      tags,
      summary: 'Send it again, under the same id',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(WebhookDelivery),
};
