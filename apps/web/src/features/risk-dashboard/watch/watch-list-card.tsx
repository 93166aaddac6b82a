import { useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { watchListQuery } from '../queries.ts';
import { text } from '../text.ts';
import { useMayChange } from '../use-may-change.ts';
import { WATCH_COLUMNS } from './watch-columns.tsx';

const words = text.watchList;
const PAGE_SIZE = 10;

/** The homes that somebody wants to hear of, with what has become of them since. */
export function WatchListCard() {
  const { data, error, isPending, refetch, isFetching } = useQuery(watchListQuery());
  const mayChange = useMayChange();
  const rows = data?.items ?? [];
  return (
    <Card
      flush
      title={words.title}
      subtitle={words.about}
      actions={mayChange && rows.length > 0 ? <CheckNow /> : undefined}
    >
      <DataTable
        label={words.title}
        columns={WATCH_COLUMNS}
        rows={rows}
        rowId={({ id }) => id}
        density="worked"
        phoneLayout="cards"
        loading={isPending}
        loadingLabel={words.loading}
        error={
          error && !data ? (
            <ReadFailure
              title={words.failed}
              onRetry={() => void refetch()}
              retrying={isFetching}
              error={error}
            />
          ) : undefined
        }
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
        {...(rows.length > PAGE_SIZE
          ? { paging: { kind: 'client' as const, pageSize: PAGE_SIZE, summary: text.assessed.page } }
          : {})}
      />
    </Card>
  );
}

/** The result comes with the live events, when the job has ended. */
function CheckNow() {
  const check = useMutation(
    api.riskDashboard.check.mutationOptions({
      onSuccess: () => notify.success({ title: words.checkStarted }),
      onError: (error) => notify.error({ title: words.notDone, description: errorText(error) }),
    }),
  );
  return (
    <Button
      size="sm"
      icon={RefreshCw}
      busy={check.isPending}
      busyLabel={words.checking}
      onClick={() => check.mutate({})}
    >
      {words.check}
    </Button>
  );
}
