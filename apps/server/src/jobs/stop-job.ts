import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';

/**
 * For the slice whose internal job it is. One that nobody has begun is gone; one that runs is asked to stop, and ends
 * in its own way, on whichever node that is.
 */
export const stopJob = async (tx: Tx, id: string): Promise<'not begun' | 'asked' | 'ended'> => {
  const isOpen = and(eq(jobs.id, id), inArray(jobs.state, ['queued', 'running']));
  const [job] = await tx.select({ state: jobs.state }).from(jobs).where(isOpen).for('update');
  if (!job) return 'ended';
  if (job.state === 'running') {
    await tx.update(jobs).set({ cancelRequested: true }).where(eq(jobs.id, id));
    return 'asked';
  }
  await tx.delete(jobs).where(eq(jobs.id, id));
  return 'not begun';
};
