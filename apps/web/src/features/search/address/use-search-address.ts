import type { ListingSort } from '@propguard/protocol/listing-query';
import { useMemo } from 'react';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import {
  FILTER_NAMES,
  type FilterName,
  filtersIn,
  PLACE_FILTERS,
  type SearchFilters,
} from './search-filters.ts';

export const SORTS = ['newest', 'price_up', 'price_down', 'land'] as const satisfies readonly ListingSort[];
const VIEWS = ['list', 'map'] as const;
export type SearchView = (typeof VIEWS)[number];
export type FilterChanges = Partial<Record<FilterName, string | null>>;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, usual: Value): Value =>
  values.find((known) => known === value) ?? usual;
const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

/** The whole search lives in the address, so that back, reload and a link keep it. */
export function useSearchAddress() {
  const { params, change } = useAddressParams();
  const filters = useMemo(() => filtersIn(params), [params]);
  const sort = oneOf(SORTS, params.get('sort'), 'newest');
  return {
    filters,
    sort,
    /** On a phone, which of the two is in sight. */
    view: oneOf(VIEWS, params.get('view'), 'list'),
    /** The listing whose card lies open on the map. */
    openId: params.get('listing'),
    followsMap: params.get('follow') !== 'off',
    savedOpen: params.get('saved') === 'open',
    change: (changes: FilterChanges) => change({ ...changes, listing: null }),
    lookAt: (where: FilterChanges) => change({ ...none(PLACE_FILTERS), listing: null, ...where }),
    /** Moving the map is one long step: it leaves no trail of its own in the history. */
    followTo: (box: string) => change({ ...none(PLACE_FILTERS), box }, { replace: params.has('box') }),
    restrictTo: (filters: SearchFilters) => change({ ...none(FILTER_NAMES), ...filters, listing: null }),
    clear: () => change({ ...none(FILTER_NAMES), listing: null }),
    openSaved: (next: Record<string, string>) =>
      change({ ...none(FILTER_NAMES), sort: null, listing: null, saved: null, ...next }),
    chooseSort: (chosen: ListingSort) => change({ sort: chosen === 'newest' ? null : chosen }),
    chooseView: (chosen: SearchView) =>
      change({ view: chosen === 'list' ? null : chosen }, { replace: true }),
    open: (id: string | null) => change({ listing: id }, { replace: true }),
    follow: (follows: boolean) => change({ follow: follows ? null : 'off' }, { replace: true }),
    showSaved: (shown: boolean) => change({ saved: shown ? 'open' : null }, { replace: true }),
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
