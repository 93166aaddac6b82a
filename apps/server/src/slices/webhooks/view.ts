import type { Webhook, WebhookDelivery } from '@propguard/protocol/webhooks';
import type { DeliveryRow, ListedWebhook } from './store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toWebhook = (row: ListedWebhook): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  isActive: row.isActive,
  goneAt: iso(row.goneAt),
  previousSecretUntil: row.previousUntil && row.previousUntil > new Date() ? iso(row.previousUntil) : null,
  lastDelivery: row.newest && { ...row.newest, at: row.newest.at.toISOString() },
  createdAt: row.createdAt.toISOString(),
});

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  body: row.body,
  state: row.state,
  tries: row.tries,
  status: row.status,
  answer: row.answer,
  tookMs: row.tookMs,
  error: row.error,
  nextTryAt: iso(row.nextTryAt),
  deliveredAt: iso(row.deliveredAt),
  createdAt: row.createdAt.toISOString(),
});
