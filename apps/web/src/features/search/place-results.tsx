import type { Locality } from '@propguard/protocol/localities';
import { STATE_NAMES } from '@propguard/rules/places/states';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlaceList } from './place-list.tsx';
import { PlaceListSkeleton } from './place-list-skeleton.tsx';
import { text } from './text.ts';
import type { PlaceSearch } from './use-place-search.ts';
import type { SearchFilters } from './use-search-filters.ts';

interface PlaceResultsProps {
  search: PlaceSearch;
  filters: SearchFilters;
  onSelect: (id: string) => void;
  onSearchEverywhere: () => void;
  onClear: () => void;
}

/** The list in whichever state it is: loading, failed, empty, or there. */
export function PlaceResults(props: PlaceResultsProps) {
  const { search, filters } = props;
  const count = search.places.length;
  return (
    <Card
      flush
      title={text.results}
      subtitle={<span role="status">{count > 0 ? text.counted(count, search.hasMore) : ''}</span>}
      className={search.isOutdated ? 'opacity-60 transition-opacity' : 'transition-opacity'}
    >
      {search.isPending ? <PlaceListSkeleton /> : null}
      {search.error && count === 0 ? <SearchFailed search={search} /> : null}
      {search.isEmpty ? <NothingFound {...props} /> : null}
      {count > 0 ? <FoundPlaces {...props} places={search.places} selectedId={filters.placeId} /> : null}
    </Card>
  );
}

function SearchFailed({ search }: { search: PlaceSearch }) {
  const requestId = requestIdOf(search.error);
  return (
    <ErrorState
      variant="full"
      title={text.failedTitle}
      onRetry={search.retry}
      retrying={search.isRetrying}
      reference={requestId ? text.reference(requestId) : undefined}
      className="border-t border-line"
    >
      {errorText(search.error)}
    </ErrorState>
  );
}

function NothingFound({ filters, onSearchEverywhere, onClear }: PlaceResultsProps) {
  const state = filters.state ? STATE_NAMES[filters.state] : undefined;
  const wider = filters.query !== '' && state !== undefined;
  return (
    <EmptyState
      title={text.emptyTitle}
      className="border-t border-line"
      action={
        <Button onClick={wider ? onSearchEverywhere : onClear}>
          {wider ? text.emptySearchEverywhere : text.emptyClear}
        </Button>
      }
    >
      {text.empty(filters.query, state)}
    </EmptyState>
  );
}

function FoundPlaces({
  search,
  places,
  selectedId,
  onSelect,
}: PlaceResultsProps & { places: Locality[]; selectedId: string | null }) {
  return (
    <>
      {search.error && !search.moreFailed ? (
        <ErrorState title={text.failedAgain} onRetry={search.retry} tone="caution" className="m-3" />
      ) : null}
      <PlaceList label={text.results} places={places} selectedId={selectedId} onSelect={onSelect} />
      {search.moreFailed ? (
        <ErrorState title={text.moreFailed} onRetry={search.loadMore} className="m-3">
          {errorText(search.error)}
        </ErrorState>
      ) : null}
      {search.hasMore && !search.moreFailed ? (
        <div className="p-3">
          <Button wide busy={search.isLoadingMore} busyLabel={text.loadingMore} onClick={search.loadMore}>
            {text.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
