import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { KEY_COLUMNS } from './key-columns.tsx';
import { apiKeysQuery } from './queries.ts';
import { text } from './text.ts';

export function KeysCard({ onCreate }: { onCreate: () => void }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(apiKeysQuery(true));
  const failed = (
    <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  );
  return (
    <Card flush label={text.list} foot={text.limit}>
      <DataTable
        label={text.list}
        columns={KEY_COLUMNS}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        density="worked"
        phoneLayout="cards"
        loading={isPending}
        loadingLabel={text.loading}
        skeletonRows={3}
        error={error && !data ? failed : undefined}
        empty={
          <EmptyState title={text.emptyTitle} action={<Button onClick={onCreate}>{text.create.open}</Button>}>
            {text.empty}
          </EmptyState>
        }
      />
    </Card>
  );
}
