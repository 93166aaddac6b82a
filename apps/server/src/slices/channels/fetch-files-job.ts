import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

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
