import type { Locality } from '@propguard/protocol/localities';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findLocality } from './store.ts';
import { toLocality } from './view.ts';

export const getLocality = async ({ reader }: ReferenceScope, id: string): Promise<Locality> => {
  const row = await findLocality(reader, id);
  if (!row) throw fail('NOT_FOUND');
  return toLocality(row);
};
