import type { ListView } from '../../lib/use-list-page.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { text } from './text.ts';

interface ListStatesProps {
  list: Pick<ListView<unknown>, 'items' | 'error' | 'retry' | 'isRetrying' | 'isPending'>;
  words: { emptyTitle: string; empty: string };
}

/** What stands in place of cards: that they could not be read, that they are on their way, that there are none. */
export function ListStates({ list, words }: ListStatesProps) {
  if (list.error && !list.items)
    return (
      <ReadFailure
        variant="banner"
        title={text.failed}
        error={list.error}
        onRetry={list.retry}
        retrying={list.isRetrying}
      />
    );
  if (list.isPending)
    return (
      <Loading label={text.reading}>
        <SkeletonTable rows={6} />
      </Loading>
    );
  if (list.items?.length !== 0) return null;
  return (
    <EmptyState title={words.emptyTitle} className="rounded-2 border border-line">
      {words.empty}
    </EmptyState>
  );
}
