import type { BackupState } from '@propguard/protocol/running';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { BackupTable } from './backup-table.tsx';
import { backupsQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.backups;

export function BackupsCard() {
  const { data, error, isFetching, refetch } = useQuery(backupsQuery());
  return (
    <Card
      title={words.title}
      actions={data?.folder ? <TakeBackup isBusy={data.jobId !== null} /> : undefined}
    >
      {data ? (
        <Backups state={data} />
      ) : error ? (
        <ReadFailure
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : (
        <Loading label={words.loading}>
          <Skeleton height={160} />
        </Loading>
      )}
    </Card>
  );
}

function TakeBackup({ isBusy }: { isBusy: boolean }) {
  const queryClient = useQueryClient();
  const take = useMutation(
    api.running.takeBackup.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.running.backups.key() }),
      onError: (error) => notify.error({ title: words.failedToStart, description: errorText(error) }),
    }),
  );
  return (
    <Button busy={take.isPending || isBusy} busyLabel={words.starting} onClick={() => take.mutate({})}>
      {words.take}
    </Button>
  );
}

function Backups({ state }: { state: BackupState }) {
  const { dateTime } = useInstantText();
  const { folder, lastSuccess, nextAt, recent } = state;
  const [newest] = recent;
  return (
    <div className="grid gap-4">
      {folder === null ? (
        <Alert tone="caution" title={words.off.title}>
          {words.off.about}
        </Alert>
      ) : null}
      {newest?.state === 'failed' ? (
        <Alert tone="danger" title={words.lastFailed}>
          <span className="break-words">{newest.error}</span>
        </Alert>
      ) : null}
      {state.jobId ? <p className="text-muted">{words.busy}</p> : null}
      {folder === null ? null : (
        <DefinitionList
          items={[
            { term: words.last, detail: lastSuccess ? dateTime(lastSuccess.startedAt) : words.none },
            ...(nextAt ? [{ term: words.next, detail: dateTime(nextAt) }] : []),
            { term: words.when, detail: words.times(state.times) },
            { term: words.folder, detail: <span className="break-all">{folder}</span> },
            { term: words.kept, detail: words.keep(state.keep) },
            { term: words.moment, detail: words.moments(state.pointInTime) },
          ]}
        />
      )}
      {folder !== null && !state.encrypted ? <p className="text-13 text-muted">{words.plain}</p> : null}
      {folder !== null || recent.length > 0 ? <BackupTable backups={recent} /> : null}
    </div>
  );
}
