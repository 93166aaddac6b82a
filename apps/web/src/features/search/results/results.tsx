import type { Listing } from '@propguard/protocol/listings';
import { clsx } from 'clsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import type { SearchAddress } from '../address/use-search-address.ts';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { text } from '../text.ts';
import { KeysNote } from './keys-note.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListingList } from './listing-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { ListingSearch } from './use-listing-search.ts';

interface ResultsProps {
  search: ListingSearch;
  address: SearchAddress;
  active: readonly ActiveFilter[];
  litId: string | null;
  onPoint: (listing: Listing | null) => void;
  onShowOnMap: (id: string) => void;
}

const PANEL = 'rounded-2 border border-line bg-surface';

/** The list in whichever state it is: loading, refused, failed, empty, or there. */
export function Results({ search, address, active, litId, onPoint, onShowOnMap }: ResultsProps) {
  const count = search.listings.length;
  return (
    <section aria-label={text.results} className="min-w-0">
      <header className="mb-2.5 flex min-h-8 items-center gap-2">
        <h2 className="mr-auto text-14 tabular-nums">
          <span role="status">{search.isPending ? text.loading : (search.totalText ?? text.results)}</span>
        </h2>
        <KeysNote />
        <SortMenu sort={address.sort} onSort={address.chooseSort} />
      </header>
      <div className={clsx('transition-opacity', search.isOutdated && 'opacity-60')}>
        {search.isPending ? <ListSkeleton /> : null}
        {search.error && count === 0 ? <SearchFailed search={search} /> : null}
        {search.isEmpty ? (
          <div className={PANEL}>
            <NothingFound active={active} onLoosen={address.restrictTo} onClear={address.clear} />
          </div>
        ) : null}
        {search.error && count > 0 && !search.moreFailed ? (
          <ErrorState title={text.failedAgain} onRetry={search.retry} tone="caution" className="mb-3" />
        ) : null}
        {count > 0 ? (
          <ListingList listings={search.listings} litId={litId} onPoint={onPoint} onShowOnMap={onShowOnMap} />
        ) : null}
        {count > 0 ? <MoreListings search={search} /> : null}
      </div>
    </section>
  );
}

function SearchFailed({ search }: { search: ListingSearch }) {
  const reasons = [...new Set(Object.values(search.refused))];
  if (reasons.length > 0) {
    return (
      <ErrorState variant="full" title={text.refusedTitle} className={PANEL}>
        {reasons.join(' ')}
      </ErrorState>
    );
  }
  return (
    <ReadFailure
      title={text.failedTitle}
      error={search.error}
      onRetry={search.retry}
      retrying={search.isRetrying}
      className={PANEL}
    />
  );
}

function MoreListings({ search }: { search: ListingSearch }) {
  if (search.moreFailed) {
    return (
      <ReadFailure
        title={text.moreFailed}
        onRetry={search.loadMore}
        className="mt-3"
        variant="banner"
        error={search.error}
      />
    );
  }
  return (
    <div className="mt-4 grid justify-items-center gap-2.5">
      <p className="text-12 text-muted tabular-nums">
        {search.hasMore ? text.shown(search.listings.length, search.totalText ?? '') : text.allShown}
      </p>
      {search.hasMore ? (
        <Button wide busy={search.isLoadingMore} busyLabel={text.loadingMore} onClick={search.loadMore}>
          {text.more}
        </Button>
      ) : null}
    </div>
  );
}
