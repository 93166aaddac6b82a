import { createHash } from 'node:crypto';
import type { SalesTable } from '../sales/sales-table.ts';
import type { ValuationSettings } from '../settings.ts';

/** SHA-256 over every figure that training sees. */
export const dataFingerprint = (sales: SalesTable, settings: ValuationSettings, seed: number): string => {
  const hash = createHash('sha256').update(JSON.stringify({ settings, seed, count: sales.count }));
  for (const array of [sales.contractDay, sales.priceAud, sales.latitude, sales.longitude])
    hash.update(array);
  for (const [name, values] of Object.entries(sales.numeric)) hash.update(name).update(values);
  for (const [name, { levels, codes }] of Object.entries(sales.coded)) {
    hash.update(name).update(levels.join('\n')).update(codes);
  }
  return hash.update(sales.ids.join('\n')).digest('hex');
};
