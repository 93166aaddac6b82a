import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** People see it as the state of the channel. */
export const checkChannelJob = defineJob({
  kind: 'check-channel',
  lane: 'work',
  isInternal: true,
  input: z.object({ connectionId: z.uuid() }),
  maxAttempts: 2,
  handler: async () => (await import('./check-channel.ts')).checkChannel,
});

/** People see it as what came in. */
export const readMailboxJob = defineJob({
  kind: 'read-mailbox',
  lane: 'now',
  isInternal: true,
  input: z.object({ connectionId: z.uuid() }),
  maxAttempts: 2,
  handler: async () => (await import('./read-mailbox.ts')).readMailboxJobRun,
});
