import { eq } from 'drizzle-orm';
import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import { jobs } from '../db/schema/jobs.ts';
import { ClaimLost, JobCancelled } from '../jobs/run-ended.ts';
import type { JobRow } from './job-row.ts';

const LOOK_EVERY_MS = 1000;

/** Aborts when someone asks the job to stop, or takes it over, even while it is busy with something long. */
export const watchClaim = (
  { database, log }: Context,
  row: JobRow,
  abort: AbortController,
  shutdown: AbortSignal,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    const [now] = await openUnattended(database, row.workspaceId, (tx) =>
      tx
        .select({ claim: jobs.claim, cancelRequested: jobs.cancelRequested })
        .from(jobs)
        .where(eq(jobs.id, row.id)),
    );
    if (now?.claim !== row.claim) abort.abort(new ClaimLost());
    else if (now.cancelRequested) abort.abort(new JobCancelled());
  };
  const lookLater = (): void => {
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) =>
          log.warn({ err: error, jobId: row.id }, 'could not look whether a job was cancelled'),
        )
        .finally(() => isOver || abort.signal.aborted || shutdown.aborted || lookLater());
    }, LOOK_EVERY_MS);
  };
  lookLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
