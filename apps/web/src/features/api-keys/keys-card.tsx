import { useQuery } from '@tanstack/react-query';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { KEY_COLUMNS } from './key-columns.tsx';
import { apiKeysQuery } from './queries.ts';
import { text } from './text.ts';

export function KeysCard({ onCreate }: { onCreate: () => void }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(apiKeysQuery(true));
  const requestId = requestIdOf(error);
  const failed = (
    <ErrorState
      variant="full"
      title={text.failed}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reference={requestId ? text.reference(requestId) : undefined}
    >
      {errorText(error)}
    </ErrorState>
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
