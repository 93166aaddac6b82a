import type { Listing } from '@propguard/protocol/listings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { placeText } from '../../parts/properties/listing-words.ts';
import { Page } from '../../ui/layout/page.tsx';
import { FITS_BESIDE, useMedia } from '../../ui/layout/use-media.ts';
import { useSearchAddress } from './address/use-search-address.ts';
import { CompareTray } from './compare/compare-tray.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { SearchMap } from './map/search-map.tsx';
import { placeQuery } from './queries.ts';
import { Results } from './results/results.tsx';
import { useListingSearch } from './results/use-listing-search.ts';
import { SavedSearches } from './saved/saved-searches.tsx';
import { SearchControls } from './search-controls.tsx';
import { text } from './text.ts';

export function SearchScreen() {
  const address = useSearchAddress();
  const { filters, sort, view } = address;
  const search = useListingSearch(filters, sort);
  const { data: place } = useQuery(placeQuery(filters.place));
  const placeName = place ? placeText(place) : undefined;
  const active = activeFilters(filters, placeName);
  const [pointedAt, setPointedAt] = useState<Listing | null>(null);
  const [litId, setLitId] = useState<string | null>(null);
  const isBeside = useMedia(FITS_BESIDE);
  const showsMap = isBeside || view === 'map';
  const mapFrame = useShownMap(!isBeside && view === 'map');
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={<SavedSearches address={address} active={active} />}
    >
      <SearchControls address={address} search={search} active={active} placeName={placeName} />
      <div className="mt-4 lg:grid lg:grid-cols-2 lg:gap-5">
        {isBeside || view === 'list' ? (
          <Results
            search={search}
            address={address}
            active={active}
            litId={litId}
            onPoint={setPointedAt}
            onShowOnMap={address.open}
          />
        ) : null}
        {showsMap ? (
          <div
            ref={mapFrame}
            className="sticky top-[calc(var(--bar)+16px)] h-[calc(100dvh-var(--bar)-32px)] max-h-220 min-h-90 self-start overflow-hidden rounded-2 border border-line max-lg:relative max-lg:top-0 max-lg:h-[calc(100dvh-var(--bar)-84px)] max-lg:scroll-mb-3"
          >
            <SearchMap address={address} place={place} pointedAt={pointedAt} onPointAt={setLitId} />
          </div>
        ) : null}
      </div>
      <CompareTray />
    </Page>
  );
}

/** On a phone the map has the screen to itself, below the row that leads back to the list. */
function useShownMap(isAlone: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAlone) frame.current?.scrollIntoView({ block: 'end' });
  }, [isAlone]);
  return frame;
}
