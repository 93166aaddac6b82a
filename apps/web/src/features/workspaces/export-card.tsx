import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { ExportState } from './export-state.tsx';
import { latestExportQuery } from './queries.ts';
import { text } from './text.ts';

export function ExportCard() {
  const queryClient = useQueryClient();
  const latest = useQuery(latestExportQuery(true));
  const start = useMutation(
    api.workspaces.exportData.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.jobs.key() }),
      onError: (error) => notify.error({ title: text.export.notStarted, description: errorText(error) }),
    }),
  );
  const job = latest.data ?? null;
  const isRunning = job !== null && job.endedAt === null;
  return (
    <Card title={text.export.title}>
      <p className="max-w-[60ch] text-muted">{text.export.description}</p>
      <div className="mt-4 grid gap-4">
        {latest.isPending ? (
          <Loading label={text.export.loading}>
            <Skeleton height={48} />
          </Loading>
        ) : null}
        {latest.isError ? (
          <ReadFailure
            title={text.export.failed}
            onRetry={() => void latest.refetch()}
            retrying={latest.isFetching}
            variant="banner"
            error={latest.error}
          />
        ) : null}
        {job ? <ExportState job={job} /> : null}
        {isRunning ? null : (
          <Button
            className="justify-self-start"
            busy={start.isPending}
            busyLabel={text.export.starting}
            onClick={() => start.mutate({})}
          >
            {job ? text.export.again : text.export.start}
          </Button>
        )}
      </div>
    </Card>
  );
}
