import type { Job } from '@propguard/protocol/jobs';
import type { OwnScope } from '../../access/own-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { changeJob, lockJob } from './store.ts';
import { toJob } from './view.ts';

/** What waits is cancelled at once; what runs is asked to stop, and its worker ends it. */
export const cancelJob = async ({ tx }: OwnScope, id: string): Promise<Job> => {
  const job = await lockJob(tx, id);
  if (!job) throw fail('NOT_FOUND');
  if (job.state !== 'queued' && job.state !== 'running') throw fail('JOB_NOT_RUNNING');
  const ended =
    job.state === 'queued' ? { state: 'cancelled' as const, endedAt: new Date(), note: null } : {};
  const changed = await changeJob(tx, id, { cancelRequested: true, ...ended });
  await publish(tx, { workspaceId: job.workspaceId, subject: 'jobs', id });
  return toJob(changed);
};
