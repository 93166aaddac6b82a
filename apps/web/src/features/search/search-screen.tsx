import { Page } from '../../ui/page.tsx';
import { Column, PageGrid } from '../../ui/page-grid.tsx';
import { PlaceDetails } from './place-details.tsx';
import { PlaceResults } from './place-results.tsx';
import { PlacesMap } from './places-map.tsx';
import { SearchForm } from './search-form.tsx';
import { text } from './text.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { useSearchFilters } from './use-search-filters.ts';
import { useSelectedPlace } from './use-selected-place.ts';

export function SearchScreen() {
  const { filters, search, chooseState, clear, select } = useSearchFilters();
  const found = usePlaceSearch(filters);
  const selected = useSelectedPlace(filters.placeId, found.places);
  const isUnfiltered = filters.query === '' && filters.state === undefined && filters.placeId === null;
  return (
    <Page title={text.title} description={text.description}>
      <SearchForm filters={filters} onSearch={search} onState={chooseState} />
      <PageGrid>
        <Column span={5} className="max-lg:order-2">
          <PlaceResults
            search={found}
            filters={filters}
            onSelect={select}
            onSearchEverywhere={() => chooseState(null)}
            onClear={clear}
          />
        </Column>
        <Column span={7} className="lg:sticky lg:top-[calc(var(--bar)+20px)] lg:self-start">
          <PlacesMap
            places={found.places}
            selected={selected.place}
            compact={filters.placeId !== null}
            showsCountry={isUnfiltered}
            onSelect={select}
          />
          {filters.placeId ? <PlaceDetails selected={selected} onClose={() => select(null)} /> : null}
        </Column>
      </PageGrid>
    </Page>
  );
}
