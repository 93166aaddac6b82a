import { sql } from 'drizzle-orm';
import type { JobOutcome, JobRun } from '../jobs/define-job.ts';

/** Files take room: those that were sent and never used go, of all workspaces; so a function of the schema's owner does it. */
export const forgetUploads = async (run: JobRun<object>): Promise<JobOutcome> => {
  await run.transaction(async (tx) => {
    const { rows } = await tx.execute<{ forgotten: number }>(
      sql`select forget_expired_uploads() as forgotten`,
    );
    const done = Number(rows[0]?.forgotten ?? 0);
    await run.progress(tx, { done, total: done });
  });
  return {};
};
