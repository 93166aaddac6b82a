import { ROW_ORDERS } from '@propguard/rules/portfolios/portfolio-states';
import type { SortingState } from '@tanstack/react-table';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { FIRST_PAGE } from '../../../lib/use-cursor-page.ts';

const DOWN = '-';

/** The order and the list in the address: `?sort=-value&only=flagged&find=smith`. */
export function useHomesView() {
  const { params, change } = useAddressParams();
  const sort = params.get('sort') ?? '';
  const order = ROW_ORDERS.find((known) => known === sort.replace(DOWN, '')) ?? 'record';
  const isDown = sort.startsWith(DOWN);
  const only = params.get('only') === 'flagged' ? ('flagged' as const) : ('all' as const);
  return {
    order,
    direction: isDown ? ('desc' as const) : ('asc' as const),
    only,
    find: params.get('find') ?? '',
    sorting: [{ id: order, desc: isDown }] satisfies SortingState,
    setSorting: ([next]: SortingState) =>
      change({ sort: next ? `${next.desc ? DOWN : ''}${next.id}` : null, ...FIRST_PAGE }, { replace: true }),
    setOnly: (next: 'all' | 'flagged') =>
      change({ only: next === 'all' ? null : next, ...FIRST_PAGE }, { replace: true }),
    setFind: (next: string) => change({ find: next, ...FIRST_PAGE }, { replace: true }),
  };
}
