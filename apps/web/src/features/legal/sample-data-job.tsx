import type { Job } from '@propguard/protocol/jobs';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { text } from './text.ts';

const { sampleData } = text;

/** How far the removal or the restoration is, and what became of it. */
export function SampleDataJob({ job }: { job: Job | undefined }) {
  if (job?.state === 'succeeded') return <Alert live title={sampleData.ended(job.kind)} />;
  if (job?.state === 'cancelled') return <Alert live tone="caution" title={sampleData.cancelled} />;
  if (job?.state === 'failed') {
    return (
      <Alert live tone="danger" title={sampleData.failed}>
        {job.error}
      </Alert>
    );
  }
  const { done = 0, total = null, note = null, kind = '' } = job ?? {};
  return (
    <ProgressCard
      title={sampleData.running(kind)}
      done={done}
      total={total}
      countText={total === null ? sampleData.waiting : sampleData.count(done, total)}
      {...(note ? { detail: note } : {})}
    />
  );
}
