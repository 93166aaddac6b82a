import * as z from 'zod';

/** Messages that somebody writes within this time are one question. */
export const BURST_MS = 1_500;

/** That somebody wrote: what it is known by, for whoever sets the timer. */
export const BURST_ENDS = {
  kind: 'channel-burst-ends',
  payload: z.object({ connectionId: z.uuid(), sender: z.string() }),
};

export const burstKey = (connectionId: string, sender: string): string => `${connectionId}:${sender}`;

/** A connection is looked at again: what it is known by. */
export const CHANNEL_CHECK = { kind: 'channel-check', payload: z.object({ connectionId: z.uuid() }) };
export const CHECK_EVERY_MS = 5 * 60_000;

/** A mailbox is read again: what it is known by. */
export const MAILBOX_READ = { kind: 'mailbox-read', payload: z.object({ connectionId: z.uuid() }) };
export const READ_EVERY_MS = 30_000;
