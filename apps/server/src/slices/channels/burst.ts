import { BURST_MS } from '@propguard/rules/channels/burst-ends';
import * as z from 'zod';

/** That somebody wrote: what it is known by, for whoever sets the timer. */
export const BURST_ENDS = {
  kind: 'channel-burst-ends',
  payload: z.object({ connectionId: z.uuid(), sender: z.string() }),
};

/**
 * Of a connection, a sender and the time that a burst takes: by when one ends, another has its name, and whoever writes
 * meanwhile need not wait for the answer to the one before.
 */
export const burstKey = (connectionId: string, sender: string): string =>
  `${connectionId}:${sender}:${Math.floor(Date.now() / BURST_MS)}`;

/** A connection is looked at again: what it is known by. */
export const CHANNEL_CHECK = { kind: 'channel-check', payload: z.object({ connectionId: z.uuid() }) };
export const CHECK_EVERY_MS = 5 * 60_000;

/** A visitor of the widget may have left before they were answered: what it is known by. */
export const REPLY_UNREAD = { kind: 'reply-unread', payload: z.object({ conversationId: z.uuid() }) };
export const UNREAD_AFTER_MS = 2 * 60_000;

/** A mailbox is read again: what it is known by. */
export const MAILBOX_READ = { kind: 'mailbox-read', payload: z.object({ connectionId: z.uuid() }) };
export const READ_EVERY_MS = 30_000;
