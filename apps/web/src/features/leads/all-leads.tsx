import type { LeadAnalytics } from '@propguard/protocol/leads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { changesFor, isFiltered, type LeadAddress } from './lead-address.ts';
import { LeadBoard } from './lead-board.tsx';
import { LeadList } from './lead-list.tsx';
import { countsQuery, leadPagesQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.list;

interface AllLeadsProps {
  address: LeadAddress;
  analytics: LeadAnalytics | undefined;
  onAdd: () => void;
}

/** OPS-LEAD-08, -09, and the later screen's filters (OPS-LEAD2-01). */
export function AllLeads({ address, analytics, onAdd }: AllLeadsProps) {
  const { sort: _sort, direction: _direction, ...filter } = address.filter;
  const { data: counts } = useQuery(countsQuery(filter));
  return (
    <>
      <FilterBar address={address} total={counts?.total} />
      {address.isBoard ? (
        <LeadBoard address={address} counts={counts} />
      ) : (
        <ListPart address={address} analytics={analytics} onAdd={onAdd} />
      )}
    </>
  );
}

function ListPart({ address, analytics, onAdd }: AllLeadsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pages = useInfiniteQuery(leadPagesQuery(address.filter));
  const rows = pages.data?.pages.flatMap(({ items }) => items);
  if (rows === undefined)
    return pages.isError ? (
      <ReadFailure
        title={words.failed}
        error={pages.error}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    ) : (
      <Loading label={words.loading}>
        <SkeletonTable rows={8} columns={6} />
      </Loading>
    );
  if (rows.length === 0)
    return isFiltered(address.filter) ? (
      <EmptyState
        title={words.nothingTitle}
        action={
          <Button
            onClick={() =>
              address.setFilter(
                Object.fromEntries(Object.keys(changesFor({})).map((name) => [name, undefined])),
              )
            }
          >
            {words.clear}
          </Button>
        }
      >
        {words.nothing}
      </EmptyState>
    ) : (
      <EmptyState
        title={words.emptyTitle}
        action={
          <Button kind="primary" onClick={onAdd}>
            {words.add}
          </Button>
        }
      >
        {words.empty}
      </EmptyState>
    );
  return (
    <>
      {chosen.size > 0 ? <BulkBar chosen={chosen} onClear={() => setChosen(new Set())} /> : null}
      <LeadList
        rows={rows}
        address={address}
        analytics={analytics}
        chosen={chosen}
        onChoose={setChosen}
        onEnd={() => {
          if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage();
        }}
      />
    </>
  );
}
