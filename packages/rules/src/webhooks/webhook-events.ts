/** What other systems can be told of. Added to, never renamed: they were set up by these names. */
export const WEBHOOK_EVENTS = [
  'lead.created',
  'lead.changed',
  'lead.status_changed',
  'lead.assigned',
  'lead.band_changed',
  'lead.merged',
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when somebody tries an endpoint out; no endpoint has to ask for it. */
export const TEST_EVENT = 'webhook.test';
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

export const WEBHOOK_STATES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How long after each failed try the next one comes; after the last it is left to a person. */
const WAITS_MS = [
  15 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  24 * HOUR_MS,
] as const;
const LONGEST_WAIT_MS = 24 * HOUR_MS;

/** When the next try is due after so many, not before the endpoint asked for (`Retry-After`); null: none any more. */
export const nextTryAt = (tries: number, now: Date, askedForMs = 0): Date | null => {
  const wait = WAITS_MS[tries - 1];
  if (wait === undefined) return null;
  return new Date(now.getTime() + Math.max(wait, Math.min(askedForMs, LONGEST_WAIT_MS)));
};

export const WEBHOOKS_PER_WORKSPACE = 10;
export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_NAME_MAX = 80;
/** How long an endpoint may take. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
/** Of what it answered, what is kept for whoever looks for the fault. */
export const WEBHOOK_ANSWER_MAX = 500;
/** Both secrets sign for so long after a change: whoever receives has the time to change theirs. */
export const SECRET_OVERLAP_MS = 24 * HOUR_MS;
/** How long the log keeps a message. */
export const KEEP_DELIVERIES_DAYS = 30;
