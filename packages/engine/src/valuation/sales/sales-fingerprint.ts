import { createHash, type Hash } from 'node:crypto';
import type { SalesTable } from './sales-table.ts';

/** Takes in every figure of the sales, in their order. */
export const hashSales = (hash: Hash, sales: SalesTable): Hash => {
  for (const array of [sales.contractDay, sales.priceAud, sales.latitude, sales.longitude])
    hash.update(array);
  if (sales.centre) hash.update('centre').update(sales.centre.latitude).update(sales.centre.longitude);
  for (const [name, values] of Object.entries(sales.numeric)) hash.update(name).update(values);
  for (const [name, { levels, codes }] of Object.entries(sales.coded)) {
    hash.update(name).update(levels.join('\n')).update(codes);
  }
  return hash.update(sales.ids.join('\n'));
};

/** SHA-256: which sales a valuer was opened on. */
export const salesFingerprint = (sales: SalesTable): string =>
  hashSales(createHash('sha256'), sales).digest('hex');
