import type { Job } from '@propguard/protocol/jobs';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { countText, JobProgress } from './job-progress.tsx';
import { tookText } from './job-time.ts';
import { text } from './text.ts';

export function JobDetail({ job }: { job: Job }) {
  const { dateTime } = useInstantText();
  const when = (instant: string | null) => (instant === null ? text.none : dateTime(instant));
  const { detail } = text;
  return (
    <div className="grid gap-4">
      {job.error ? (
        <Alert tone={job.state === 'failed' ? 'danger' : 'caution'} title={detail.error}>
          <span className="break-words">{job.error}</span>
        </Alert>
      ) : null}
      {job.state === 'running' ? <JobProgress job={job} /> : null}
      <DefinitionList
        items={[
          ...(job.note ? [{ term: detail.doing, detail: job.note }] : []),
          ...(job.state === 'running' ? [] : [{ term: detail.progress, detail: countText(job) }]),
          { term: detail.attempts, detail: text.detail.attemptsOf(job.attempt, job.maxAttempts) },
          { term: detail.asked, detail: when(job.createdAt) },
          { term: detail.started, detail: when(job.startedAt) },
          { term: detail.ended, detail: when(job.endedAt) },
          { term: detail.took, detail: tookText(job) ?? text.none },
          { term: detail.id, detail: <code className="font-mono text-12 break-all">{job.id}</code> },
        ]}
      />
      {job.fileId ? <p className="text-12 text-muted">{detail.fileKept}</p> : null}
    </div>
  );
}
