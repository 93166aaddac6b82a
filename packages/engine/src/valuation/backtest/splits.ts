import type { FileSale } from './read-sales.ts';

export type SplitKind = 'time' | 'random';
export type Split = { train: FileSale[]; test: FileSale[] };

const TRAIN_SHARE = 0.8;

/** FNV-1a, 32 bit, of the decimal text of a row's number. */
export const rowHash = (row: number): number => {
  let hash = 0x811c9dc5;
  for (const char of String(row)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

/** Time: by (date, row). Random: by (hash of the row, row). The first four fifths are for training. */
export const splitSales = (sales: readonly FileSale[], kind: SplitKind): Split => {
  const keyOf =
    kind === 'time' ? (sale: FileSale) => sale.contractDay : (sale: FileSale) => rowHash(sale.row);
  const keyed = sales.map((sale) => ({ sale, key: keyOf(sale) }));
  keyed.sort((a, b) => a.key - b.key || a.sale.row - b.sale.row);
  const sorted = keyed.map(({ sale }) => sale);
  const trainCount = Math.floor(TRAIN_SHARE * sorted.length);
  return { train: sorted.slice(0, trainCount), test: sorted.slice(trainCount) };
};
