import type { Locality } from '@propguard/protocol/localities';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findLocality } from './store.ts';
import { toLocality } from './view.ts';

export const getLocality = async ({ database }: Context, id: string): Promise<Locality> => {
  const row = await findLocality(database.plain, id);
  if (!row) throw fail('NOT_FOUND');
  return toLocality(row);
};
