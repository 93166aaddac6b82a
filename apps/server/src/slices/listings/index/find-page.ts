import type { ListingSort } from '@propguard/protocol/listing-query';
import * as z from 'zod';
import type { ListingColumns } from './listing-columns.ts';
import { SORT_ORDERS } from './listing-orders.ts';
import type { Matcher } from './matcher.ts';

/** The last row of a page; it may be gone by the time the next page is asked for. */
export const SortPosition = z.object({ key: z.number(), id: z.uuid() });
export type SortPosition = z.infer<typeof SortPosition>;

export type PageSearch = {
  matches: Matcher;
  sort: ListingSort;
  after: SortPosition | null;
  limit: number;
};

/** Where the rows begin that come after the position. */
const startAfter = (
  columns: ListingColumns,
  rows: Uint32Array,
  sort: ListingSort,
  after: SortPosition,
): number => {
  const { key, direction } = SORT_ORDERS[sort];
  const afterId = after.id.toLowerCase();
  const isAfter = (row: number): boolean => {
    const [rowKey, rowId] = [key(columns, row), columns.ids[row] ?? ''];
    if (direction === 'up') return rowKey > after.key || (rowKey === after.key && rowId > afterId);
    return rowKey < after.key || (rowKey === after.key && rowId < afterId);
  };
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(rows[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
};

export const findPage = (
  columns: ListingColumns,
  { matches, sort, after, limit }: PageSearch,
): { ids: string[]; next: SortPosition | null } => {
  const rows = columns.orders.by(sort);
  const page: number[] = [];
  const start = after ? startAfter(columns, rows, sort, after) : 0;
  for (let at = start; at < rows.length && page.length <= limit; at++) {
    const row = rows[at] ?? 0;
    if (matches(row)) page.push(row);
  }
  const last = page.length > limit ? page[limit - 1] : undefined;
  const idOf = (row: number): string => columns.ids[row] ?? '';
  return {
    ids: page.slice(0, limit).map(idOf),
    next: last === undefined ? null : { key: SORT_ORDERS[sort].key(columns, last), id: idOf(last) },
  };
};

export const countMatches = ({ count }: ListingColumns, matches: Matcher, upTo = count): number => {
  let counted = 0;
  for (let row = 0; row < count && counted < upTo; row++) if (matches(row)) counted++;
  return counted;
};
