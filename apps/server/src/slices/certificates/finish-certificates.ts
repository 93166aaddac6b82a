import { openUnattended } from '../../access/open-unattended.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { issueCertificateJob } from './jobs.ts';
import { findUnfinished } from './store.ts';

/** Long enough for the job that was queued with the request to be given up. */
const LEFT_ALONE_SECONDS = 120;

/** Queues those that nobody is working on; doing one twice does no harm. */
export const finishCertificates = async ({
  services,
  transaction,
  progress,
}: JobRun<object>): Promise<JobOutcome> => {
  const unfinished = await transaction((tx) => findUnfinished(tx, LEFT_ALONE_SECONDS));
  for (const [done, { id, workspaceId }] of unfinished.entries()) {
    const queue = (tx: Parameters<typeof enqueue>[1]) =>
      enqueue(services.queue, tx, issueCertificateJob, {
        workspaceId,
        accountId: null,
        input: { certificateId: id },
      });
    await openUnattended(services.database, workspaceId, queue);
    await transaction((tx) => progress(tx, { done: done + 1, total: unfinished.length }));
  }
  return {};
};
