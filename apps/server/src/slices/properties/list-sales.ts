import type { Sale } from '@propguard/protocol/property-records';
import type { Context } from '../../context.ts';
import { findSales } from './store.ts';

export const listSales = ({ database }: Context, propertyId: string): Promise<Sale[]> =>
  findSales(database.plain, propertyId);
