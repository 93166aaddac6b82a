import type { Job } from '@propguard/protocol/jobs';
import type { OwnScope } from '../../access/own-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deliver } from '../../jobs/deliver.ts';
import { changeJob, lockJob } from './store.ts';
import { toJob } from './view.ts';

/** The same job with fresh attempts. It goes on from its checkpoint, so what was finished is not done twice. */
export const rerunJob = async ({ services, tx }: OwnScope, id: string): Promise<Job> => {
  const job = await lockJob(tx, id);
  if (!job) throw fail('NOT_FOUND');
  if (job.state !== 'failed' && job.state !== 'cancelled') throw fail('JOB_NOT_ENDED');
  const changed = await changeJob(tx, id, {
    state: 'queued',
    attempt: 0,
    cancelRequested: false,
    error: null,
    errorDetail: null,
    startedAt: null,
    endedAt: null,
  });
  await deliver(services.queue, tx, id);
  await publish(tx, { workspaceId: job.workspaceId, subject: 'jobs', id });
  return toJob(changed);
};
