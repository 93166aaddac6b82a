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

/** What came with a message is fetched after the service was answered. */
export const fetchFilesJob = defineJob({
  kind: 'fetch-channel-files',
  lane: 'now',
  isInternal: true,
  input: z.object({ id: z.uuid() }),
  maxAttempts: 3,
  handler: async () => (await import('./fetch-files.ts')).fetchFiles,
  givenUp: async () => (await import('./fetch-files.ts')).giveUpFiles,
});
