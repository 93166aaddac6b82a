import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { MEMBER_COLUMNS } from './member-columns.tsx';
import { membersQuery } from './queries.ts';
import { text } from './text.ts';

export function MembersCard() {
  const { signedIn } = useSession();
  const { data, error, isPending, isFetching, refetch } = useQuery(membersQuery(signedIn));
  const failed = (
    <ReadFailure
      title={text.members.failed}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
  return (
    <Card flush title={text.members.list} subtitle={data ? text.members.count(data.items.length) : undefined}>
      <DataTable
        label={text.members.list}
        columns={MEMBER_COLUMNS}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        density="worked"
        phoneLayout="cards"
        loading={isPending}
        loadingLabel={text.members.loading}
        skeletonRows={3}
        error={error && !data ? failed : undefined}
        empty={
          <EmptyState
            title={text.members.noneTitle}
            action={<LinkButton to="/workspace/settings">{text.members.noneAction}</LinkButton>}
          >
            {text.members.none}
          </EmptyState>
        }
      />
    </Card>
  );
}
