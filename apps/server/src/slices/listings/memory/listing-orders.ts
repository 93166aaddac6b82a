import type { ListingSort } from '@propguard/protocol/listing-query';
import { zCurve } from './grid.ts';

/** What rows are sorted by. */
type SortColumns = {
  readonly count: number;
  readonly listedDay: Int32Array;
  readonly guideFromAud: Float64Array;
  readonly landM2: Float64Array;
  readonly x: Uint32Array;
  readonly y: Uint32Array;
};
type Direction = 'up' | 'down';
type SortOrder = { key: (columns: SortColumns, row: number) => number; direction: Direction };

const orElse = (known: number | undefined, missing: number): number =>
  known === undefined || Number.isNaN(known) ? missing : known;

/** The key is never missing, or a row could be neither before nor after another. Equal ones go by id, the same way. */
export const SORT_ORDERS: Readonly<Record<ListingSort, SortOrder>> = {
  newest: { key: ({ listedDay }, row) => listedDay[row] ?? 0, direction: 'down' },
  price_up: {
    key: ({ guideFromAud }, row) => orElse(guideFromAud[row], Number.MAX_SAFE_INTEGER),
    direction: 'up',
  },
  price_down: { key: ({ guideFromAud }, row) => orElse(guideFromAud[row], -1), direction: 'down' },
  land: { key: ({ landM2 }, row) => orElse(landM2[row], -1), direction: 'down' },
};

const sortedRows = ({ count }: SortColumns, keyOf: (row: number) => number, direction: Direction) => {
  const keys = Float64Array.from({ length: count }, (_, row) => keyOf(row));
  const rows = Uint32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b,
  );
  return direction === 'up' ? rows : rows.reverse();
};

type OrderName = ListingSort | 'place';

/** Row numbers in each order, sorted when first asked for. */
export class ListingOrders {
  readonly #sorted = new Map<OrderName, Uint32Array>();
  readonly #columns: SortColumns;

  constructor(columns: SortColumns) {
    this.#columns = columns;
  }

  by(sort: ListingSort): Uint32Array {
    const { key, direction } = SORT_ORDERS[sort];
    return this.#keep(sort, (row) => key(this.#columns, row), direction);
  }

  /** Along the Z-curve: rows of one square of the map stand together. */
  byPlace(): Uint32Array {
    const { x, y } = this.#columns;
    return this.#keep('place', (row) => zCurve(x[row] ?? 0, y[row] ?? 0), 'up');
  }

  #keep(name: OrderName, keyOf: (row: number) => number, direction: Direction): Uint32Array {
    const known = this.#sorted.get(name);
    if (known) return known;
    const sorted = sortedRows(this.#columns, keyOf, direction);
    this.#sorted.set(name, sorted);
    return sorted;
  }
}
