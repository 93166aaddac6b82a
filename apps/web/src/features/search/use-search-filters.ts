import { isState, type State } from '@propguard/rules/places/states';
import { useSearchParams } from 'react-router';

export interface SearchFilters {
  query: string;
  state: State | undefined;
  placeId: string | null;
}

type Change = Partial<{ q: string | null; state: State | null; place: string | null }>;

/** The search lives in the address: `?q=`, `?state=` and `?place=`, so that back, reload and a link keep it. */
export function useSearchFilters() {
  const [params, setParams] = useSearchParams();
  const state = params.get('state');
  const filters: SearchFilters = {
    query: params.get('q') ?? '',
    state: isState(state) ? state : undefined,
    placeId: params.get('place'),
  };

  const change = (changes: Change, options: { replace: boolean }) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);

  return {
    filters,
    search: (query: string) => change({ q: query.trim(), place: null }, { replace: true }),
    chooseState: (chosen: State | null) => change({ state: chosen, place: null }, { replace: false }),
    clear: () => change({ q: null, state: null, place: null }, { replace: false }),
    select: (id: string | null) => change({ place: id }, { replace: false }),
  };
}
