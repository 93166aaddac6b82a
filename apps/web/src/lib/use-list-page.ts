import type { UseQueryResult } from '@tanstack/react-query';
import type { SortingState } from '@tanstack/react-table';
import {
  CURSOR,
  FIRST_PAGE,
  type FilterSpecs,
  type Filters,
  filterChanges,
  filtersIn,
  orderIn,
  pageChanges,
  type SortSpec,
  sortChanges,
} from './list-address.ts';
import { useAddressParams } from './use-address-params.ts';

interface ListSpec<Specs extends FilterSpecs, Column extends string> {
  /** Each under its name in the address. */
  filters?: Specs;
  /** Each filter is a step to go back from; else the address is replaced. */
  filtersAreSteps?: boolean;
  sort?: SortSpec<Column>;
  /** The parameter with the row whose detail is open. Another list closes it. */
  selected?: string;
}

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** What a list by cursors shows of its query: the page, its state, and the steps from it. */
export interface ListView<Item> {
  items: Item[] | undefined;
  isPending: boolean;
  /** The page before, until this one is there. */
  isOutdated: boolean;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
  isFirst: boolean;
  toFirst: () => void;
  steps: { onNext?: () => void; onPrevious?: () => void };
}

/**
 * A list whose filters, order, page and open row live in the address, so that a reload, a link and the way back keep
 * them: `?kind=call&sort=-price&cursor=…&trail=…`. Ask with `cursor`, `filters` and `order`; show with `viewOf`.
 */
export function useListPage<
  const Specs extends FilterSpecs = Record<never, never>,
  const Column extends string = never,
>(spec: ListSpec<Specs, Column> = {}) {
  const { params, change } = useAddressParams();
  const specs = spec.filters ?? ({} as Specs);
  const cursor = params.get(CURSOR) ?? undefined;
  const { selected = 'selected' } = spec;
  const selectedId = params.get(selected);
  const order = orderIn(params, spec.sort ?? { columns: [], usual: '' as Column });
  const { next, previous } = pageChanges(params);
  const sorting: SortingState = [{ id: order.column, desc: order.direction === 'desc' }];
  const toFirst = () => change(FIRST_PAGE);
  return {
    cursor,
    filters: filtersIn(params, specs),
    setFilters: (chosen: Partial<Filters<Specs>>) =>
      change(
        { [selected]: null, ...filterChanges(specs, chosen as Record<string, string>) },
        { replace: !spec.filtersAreSteps },
      ),
    order,
    /** For a table: what it is sorted by, and what to do when a head is pressed. */
    sorting,
    onSortingChange: (sorted: SortingState) => change(sortChanges(sorted), { replace: true }),
    selectedId,
    select: (id: string | null) => change({ [selected]: id }, { replace: selectedId !== null }),
    toFirst,
    viewOf: <Item>(result: UseQueryResult<Page<Item>>): ListView<Item> => {
      const nextCursor = result.data?.nextCursor;
      return {
        items: result.data?.items,
        isPending: result.isPending,
        isOutdated: result.isPlaceholderData,
        error: result.error,
        isRetrying: result.isFetching,
        retry: () => void result.refetch(),
        isFirst: cursor === undefined,
        toFirst,
        steps: {
          ...(nextCursor ? { onNext: () => change(next(nextCursor)) } : {}),
          ...(previous ? { onPrevious: () => change(previous) } : {}),
        },
      };
    },
  };
}
