import type { SortingState } from '@tanstack/react-table';
import { useAddressParams } from './use-address-params.ts';

const DOWN = '-';

/** A table's order in the address: `?sort=price`, or `?sort=-price` for the highest first. */
export function useSorting(columns: readonly string[], usual: string) {
  const { params, change } = useAddressParams();
  const sent = params.get('sort') ?? '';
  const known = columns.includes(sent.replace(DOWN, ''));
  const sort = known ? sent : usual;
  const sorting: SortingState = [{ id: sort.replace(DOWN, ''), desc: sort.startsWith(DOWN) }];
  const onSortingChange = ([next]: SortingState) =>
    change({ sort: next ? `${next.desc ? DOWN : ''}${next.id}` : null }, { replace: true });
  return { sorting, onSortingChange };
}
