import type { Job } from '@propguard/protocol/jobs';
import { Meter } from '../../ui/feedback/meter.tsx';
import { text } from './text.ts';

/** '412 of 412', '412', or a dash for a job that has not begun to count. */
export function countText({ done, total }: Pick<Job, 'done' | 'total'>): string {
  if (total !== null) return text.count(done, total);
  return done === 0 ? text.none : text.counted(done);
}

/** How far a job is: on its scale while it runs, the count alone when it has ended. */
export function JobProgress({ job }: { job: Job }) {
  const { done, total, state, attempt, maxAttempts } = job;
  if (state === 'running') {
    return (
      <span className="grid gap-1">
        <span className="text-12 text-muted">{total === null ? text.detail.counting : countText(job)}</span>
        <Meter share={total === null ? null : done / Math.max(1, total)} />
      </span>
    );
  }
  if (state === 'failed' || (state === 'queued' && attempt > 0)) return text.attempt(attempt, maxAttempts);
  return countText(job);
}
