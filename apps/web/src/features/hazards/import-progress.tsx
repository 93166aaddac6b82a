import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { lastImportQuery } from './queries.ts';
import { text } from './text.ts';

/** The import that runs, or why the last one failed. */
export function ImportProgress() {
  const { data: job } = useQuery(lastImportQuery());
  if (!job) return null;
  if (job.state === 'failed') {
    return (
      <Alert tone="danger" title={text.importFailed} className="mb-3 md:mb-5">
        {job.error}
      </Alert>
    );
  }
  if (job.endedAt !== null) return null;
  return (
    <div className="mb-3 md:mb-5">
      <ProgressCard
        title={text.running(job.note ?? '')}
        done={job.done}
        total={job.total}
        countText={job.total === null ? text.waiting : text.runningBytes(job.done, job.total)}
      />
    </div>
  );
}
