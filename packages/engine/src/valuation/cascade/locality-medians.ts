import type { FactsTable } from '../sales/facts-table.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import { medianOf } from '../statistics/quantiles.ts';

/** Sales by locality and type, and by locality alone, each list by day. */
export type LocalitySales = Map<string, number[]>;

/** Only this far back does a sale speak for its locality. */
const YEARS_BACK = 5;
const DAYS_BACK = Math.round(YEARS_BACK * 365.25);
const NEWEST_SALES = 50;
export const LEAST_LOCALITY_SALES = 3;

const keyOf = (locality: string, type: string): string => `${locality}\n${type}`;

export const groupByLocality = (sales: SalesTable): LocalitySales => {
  const groups: LocalitySales = new Map();
  const add = (key: string, row: number) => {
    const rows = groups.get(key);
    if (rows) rows.push(row);
    else groups.set(key, [row]);
  };
  const locality = sales.coded.localityId!;
  const type = sales.coded.type!;
  for (let row = 0; row < sales.count; row++) {
    const place = locality.levels[locality.codes[row]!];
    if (place === undefined) continue;
    add(keyOf(place, ''), row);
    const kind = type.levels[type.codes[row]!];
    if (kind !== undefined) add(keyOf(place, kind), row);
  }
  return groups;
};

/**
 * Median log price of the locality's newest earlier sales, moved to the day by the index: of the home's type, or of
 * all types where the type is unknown or seldom sold.
 */
export const localityMedian = (
  groups: LocalitySales,
  facts: FactsTable,
  row: number,
  day: number,
  sales: { contractDay: Int32Array; detrended: Float64Array },
  isExcluded: (sale: number) => boolean = () => false,
): { value: number; sales: number } => {
  const { levels, codes } = facts.coded.localityId!;
  const place = levels[codes[row]!];
  if (place === undefined) return { value: Number.NaN, sales: 0 };
  const type = facts.coded.type!;
  const kind = type.levels[type.codes[row]!] ?? '';
  for (const key of kind === '' ? [keyOf(place, '')] : [keyOf(place, kind), keyOf(place, '')]) {
    const values = earlierSales(groups.get(key) ?? [], day, sales.contractDay, isExcluded).map(
      (sale) => sales.detrended[sale]!,
    );
    if (values.length >= LEAST_LOCALITY_SALES) return { value: medianOf(values), sales: values.length };
  }
  return { value: Number.NaN, sales: 0 };
};

const earlierSales = (
  rows: readonly number[],
  day: number,
  contractDay: Int32Array,
  isExcluded: (sale: number) => boolean,
): number[] => {
  const found: number[] = [];
  for (let i = rows.length - 1; i >= 0 && found.length < NEWEST_SALES; i--) {
    const sale = rows[i]!;
    const soldOn = contractDay[sale]!;
    if (soldOn >= day || isExcluded(sale)) continue;
    if (soldOn < day - DAYS_BACK) break;
    found.push(sale);
  }
  return found;
};
