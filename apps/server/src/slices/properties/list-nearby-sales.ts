import type { NearbyQuery, NearbySale } from '@propguard/protocol/properties';
import type * as z from 'zod';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findNearbySales } from './nearby-store.ts';
import { findProperty } from './store.ts';
import { toNearbySale } from './view.ts';

export const listNearbySales = async (
  { database }: Context,
  { id, ...reach }: z.infer<typeof NearbyQuery>,
): Promise<{ items: NearbySale[] }> => {
  const property = await findProperty(database.plain, id);
  if (!property) throw fail('NOT_FOUND');
  const { latitude, longitude } = property;
  const rows = await findNearbySales(database.plain, { propertyId: id, latitude, longitude, ...reach });
  return { items: rows.map(toNearbySale) };
};
