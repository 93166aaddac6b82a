import type { JobState } from '@propguard/protocol/jobs';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

/** Without the input and the checkpoint, which are the job's own business and may carry secrets, as a stack may. */
const { input: _input, checkpoint: _checkpoint, errorDetail: _errorDetail, ...shown } = getTableColumns(jobs);
export type JobRow = Omit<typeof jobs.$inferSelect, 'input' | 'checkpoint' | 'errorDetail'>;
export type WholeJobRow = JobRow & { errorDetail: string | null };

/** What is internal is shown where it belongs, and nowhere as a job. */
const IS_SHOWN = eq(jobs.isInternal, false);
const isShown = (id: string) => and(eq(jobs.id, id), IS_SHOWN);

export type JobSearch = { state: JobState | undefined; after: NewestPosition | null; limit: number };

export const listJobs = (
  tx: Tx,
  { state, after, limit }: JobSearch,
): Promise<(JobRow & { atMicros: string })[]> =>
  tx
    .select({ ...shown, atMicros: microsOf(jobs.createdAt) })
    .from(jobs)
    .where(olderThan(jobs, after, and(IS_SHOWN, state ? eq(jobs.state, state) : undefined)))
    .orderBy(...newestFirst(jobs))
    .limit(limit);

export const findJob = async (tx: Tx, id: string): Promise<JobRow | undefined> => {
  const [row] = await tx.select(shown).from(jobs).where(isShown(id));
  return row;
};

/** For the operator, who reads the whole error. */
export const findWholeJob = async (tx: Tx, id: string): Promise<WholeJobRow | undefined> => {
  const [row] = await tx
    .select({ ...shown, errorDetail: jobs.errorDetail })
    .from(jobs)
    .where(isShown(id));
  return row;
};

/** Holds the row until the transaction ends, so that no worker claims or ends the job meanwhile. */
export const lockJob = async (tx: Tx, id: string): Promise<JobRow | undefined> => {
  const [row] = await tx.select(shown).from(jobs).where(isShown(id)).for('update');
  return row;
};

export const changeJob = async (tx: Tx, id: string, change: Partial<WholeJobRow>): Promise<JobRow> => {
  const [row] = await tx.update(jobs).set(change).where(eq(jobs.id, id)).returning(shown);
  if (!row) throw new Error('A locked job was not there to be changed.');
  return row;
};
