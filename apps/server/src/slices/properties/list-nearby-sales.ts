import type { NearbyQuery, NearbySale } from '@propguard/protocol/properties';
import type * as z from 'zod';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findNearbySales } from './nearby-store.ts';
import { findProperty } from './store.ts';
import { toNearbySale } from './view.ts';

export const listNearbySales = async (
  { reader }: ReferenceScope,
  { id, ...reach }: z.infer<typeof NearbyQuery>,
): Promise<{ items: NearbySale[] }> => {
  const property = await findProperty(reader, id);
  if (!property) throw fail('NOT_FOUND');
  const { latitude, longitude } = property;
  const rows = await findNearbySales(reader, { propertyId: id, latitude, longitude, ...reach });
  return { items: rows.map(toNearbySale) };
};
