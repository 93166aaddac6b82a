import type { Job } from '@propguard/protocol/jobs';
import { Meter } from '../../ui/meter.tsx';
import { text } from './text.ts';

/** How far a job is: on its scale while it runs, the count alone when it has ended. */
export function JobProgress({ job }: { job: Job }) {
  const { done, total, state, attempt, maxAttempts } = job;
  const count = total === null ? text.counted(done) : text.count(done, total);
  if (state === 'running') {
    return (
      <span className="grid gap-1">
        <span className="text-12 text-muted">{total === null ? text.detail.counting : count}</span>
        <Meter share={total === null ? null : done / Math.max(1, total)} />
      </span>
    );
  }
  if (state === 'failed' || (state === 'queued' && attempt > 0)) return text.attempt(attempt, maxAttempts);
  return done === 0 && total === null ? <span className="text-muted">{text.none}</span> : count;
}
