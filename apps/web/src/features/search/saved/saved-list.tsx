import type { SavedSearch } from '@propguard/protocol/saved-searches';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { SavedRow } from './saved-row.tsx';
import { text } from './text.ts';

interface SavedListProps {
  saved: UseQueryResult<{ items: SavedSearch[] }>;
  maySave: boolean;
  onOpen: (filters: Record<string, string>) => void;
}

export function SavedList({ saved, maySave, onOpen }: SavedListProps) {
  if (saved.isPending) {
    return (
      <Loading label={text.loading} className="grid gap-4 py-2">
        <SkeletonLine />
        <SkeletonLine width="70%" />
        <SkeletonLine width="85%" />
      </Loading>
    );
  }
  if (saved.isError) {
    return (
      <ReadFailure
        title={text.failed}
        onRetry={() => void saved.refetch()}
        retrying={saved.isFetching}
        variant="banner"
        error={saved.error}
      />
    );
  }
  if (saved.data.items.length === 0) {
    return (
      <EmptyState title={text.emptyTitle} className="px-0! py-2!">
        {text.empty}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={text.list} className="-mx-4 divide-y divide-line border-y border-line">
      {saved.data.items.map((search) => (
        <li key={search.id}>
          <SavedRow search={search} maySave={maySave} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
