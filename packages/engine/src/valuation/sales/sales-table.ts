import { type FactsTable, factsTable, pickFacts } from './facts-table.ts';
import type { ExtraFact, SaleRow } from './property-facts.ts';

/** Sales by column, in the order of the day of contract. */
export type SalesTable = FactsTable & {
  ids: string[];
  contractDay: Int32Array;
  priceAud: Float64Array;
};

export const salesTable = (sales: Iterable<SaleRow>, extras: readonly ExtraFact[] = []): SalesTable => {
  const rows = [...sales];
  for (const { id, priceAud, contractDay } of rows) {
    if (!(priceAud > 0 && Number.isFinite(priceAud))) {
      throw new RangeError(`Sale ${id} has the price ${priceAud}; a price is above zero.`);
    }
    if (!Number.isInteger(contractDay)) throw new RangeError(`Sale ${id} has no day of contract.`);
  }
  const isInOrder = rows.every((row, i) => i === 0 || rows[i - 1]!.contractDay <= row.contractDay);
  const ordered = isInOrder ? rows : rows.toSorted((a, b) => a.contractDay - b.contractDay);
  return {
    ...factsTable(ordered, extras),
    ids: ordered.map(({ id }) => id),
    contractDay: Int32Array.from(ordered, ({ contractDay }) => contractDay),
    priceAud: Float64Array.from(ordered, ({ priceAud }) => priceAud),
  };
};

/** The given rows, which must be in ascending order. */
export const pickSales = (sales: SalesTable, rows: Int32Array): SalesTable => ({
  ...pickFacts(sales, rows),
  ids: Array.from(rows, (row) => sales.ids[row]!),
  contractDay: Int32Array.from(rows, (row) => sales.contractDay[row]!),
  priceAud: Float64Array.from(rows, (row) => sales.priceAud[row]!),
});

/** The first `count` sales, by day. */
export const firstSales = (sales: SalesTable, count: number): SalesTable =>
  pickSales(
    sales,
    Int32Array.from({ length: count }, (_, i) => i),
  );
