import { isState, type State } from '@propguard/rules/places/states';
import { useAddressParams } from '../../lib/use-address-params.ts';

export interface SearchFilters {
  query: string;
  state: State | undefined;
  placeId: string | null;
}

/** The search lives in the address: `?q=`, `?state=` and `?place=`, so that back, reload and a link keep it. */
export function useSearchFilters() {
  const { params, change } = useAddressParams();
  const state = params.get('state');
  const filters: SearchFilters = {
    query: params.get('q') ?? '',
    state: isState(state) ? state : undefined,
    placeId: params.get('place'),
  };

  return {
    filters,
    search: (query: string) => change({ q: query.trim(), place: null }, { replace: true }),
    chooseState: (chosen: State | null) => change({ state: chosen, place: null }),
    clear: () => change({ q: null, state: null, place: null }),
    select: (id: string | null) => change({ place: id }),
  };
}
