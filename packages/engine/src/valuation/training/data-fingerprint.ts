import { createHash } from 'node:crypto';
import { hashSales } from '../sales/sales-fingerprint.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import type { ValuationSettings } from '../settings.ts';

/** SHA-256 over every figure that training sees. */
export const dataFingerprint = (sales: SalesTable, settings: ValuationSettings, seed: number): string =>
  hashSales(
    createHash('sha256').update(JSON.stringify({ settings, seed, count: sales.count })),
    sales,
  ).digest('hex');
