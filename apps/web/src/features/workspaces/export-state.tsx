import type { Job } from '@propguard/protocol/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** The newest export: on its way, ready, or what became of it. */
export function ExportState({ job }: { job: Job }) {
  const instant = useInstantText();
  const when = instant.dateTime(job.createdAt);
  switch (job.state) {
    case 'queued':
    case 'running':
      return <ExportProgress job={job} />;
    case 'failed':
      return (
        <Alert tone="danger" title={text.export.broken(when)}>
          {job.error}
        </Alert>
      );
    case 'cancelled':
      return <Alert tone="caution" title={text.export.cancelled(when)} />;
    case 'succeeded':
      return job.fileId === null ? (
        <Alert tone="caution" title={text.export.gone(when)}>
          {text.export.goneDetail}
        </Alert>
      ) : (
        <Alert
          title={text.export.ready(when)}
          action={
            <LinkButton
              to={`/api/files/${job.fileId}`}
              reloadDocument
              download
              icon={Download}
              kind="primary"
              size="sm"
            >
              {text.export.download}
            </LinkButton>
          }
        />
      );
  }
}

function ExportProgress({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const cancel = useMutation(
    api.jobs.cancel.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.jobs.key() }),
      onError: (error) => notify.error({ title: text.export.notCancelled, description: errorText(error) }),
    }),
  );
  const cancelling = cancel.isPending || job.cancelRequested;
  const { done, total, note } = job;
  return (
    <ProgressCard
      title={job.state === 'queued' ? text.export.queued : text.export.running}
      done={done}
      total={total}
      countText={total === null ? text.export.counting : text.export.count(done, total)}
      {...(note ? { detail: note } : {})}
      onCancel={() => cancel.mutate({ id: job.id })}
      cancelLabel={cancelling ? text.export.cancelling : text.cancel}
      cancelling={cancelling}
    />
  );
}
