import type { Sale } from '@propguard/protocol/property-records';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findSales } from './store.ts';

export const listSales = ({ reader }: ReferenceScope, propertyId: string): Promise<Sale[]> =>
  findSales(reader, propertyId);
