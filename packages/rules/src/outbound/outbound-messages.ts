/** Why a message is written: it answers the person, belongs to a dealing with them, or sells. */
export const OUTBOUND_PURPOSES = ['reply', 'service', 'marketing'] as const;
export type OutboundPurpose = (typeof OUTBOUND_PURPOSES)[number];

export const OUTBOUND_CHANNELS = ['email', 'sms', 'whatsapp', 'telegram', 'discord'] as const;
export type OutboundChannel = (typeof OUTBOUND_CHANNELS)[number];

export const OUTBOUND_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'refused',
  'held',
] as const;
export type OutboundState = (typeof OUTBOUND_STATES)[number];

/** Channels on which words of our own may be written only for a while after the person wrote; else a template. */
export const WINDOW_CHANNELS: readonly OutboundChannel[] = ['whatsapp'];
/** Channels on which nobody is written to who has not written first. Their window opens then, and stays open. */
export const WRITTEN_FIRST_CHANNELS: readonly OutboundChannel[] = ['telegram', 'discord'];

/** Why the door did not let a message out, for good. */
const REFUSALS = [
  'forgotten',
  'reserved-address',
  'bounced',
  'complained',
  'unsubscribed',
  'no-consent',
  'outside-window',
  'never-wrote',
  'template-not-approved',
  'cancelled',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a message waits. */
const HOLD_REASONS = ['no-mail-server', 'no-channel', 'owner-unconfirmed', 'quiet-hours'] as const;

/** Why a message that was let out did not arrive; `bounced` is said of both. */
const FAILURES = ['rejected', 'unreachable', 'answer-lost'] as const;

export const OUTBOUND_REASONS = [...REFUSALS, ...HOLD_REASONS, ...FAILURES] as const;
export type OutboundReason = (typeof OUTBOUND_REASONS)[number];
