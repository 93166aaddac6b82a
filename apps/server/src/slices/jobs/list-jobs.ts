import type { Job, JobState } from '@propguard/protocol/jobs';
import type { OwnScope } from '../../access/own-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { listJobs as findPage } from './store.ts';
import { toJob } from './view.ts';

type JobQuery = { state?: JobState | undefined; limit: number; cursor?: string | undefined };

/** Those with the state 'failed' are the dead-letter list. */
export const listJobs = async (
  { tx }: OwnScope,
  { state, limit, cursor }: JobQuery,
): Promise<{ items: Job[]; nextCursor: string | null }> => {
  const filter = { state };
  const after = readCursor(filter, cursor, NewestPosition);
  return newestPage(await findPage(tx, { state, after, limit: limit + 1 }), limit, filter, toJob);
};
