import type { ValuationModel } from '@propguard/protocol/models';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findModel } from './store.ts';
import { toModel } from './view.ts';

export const getModel = async ({ reader }: ReferenceScope, id: string): Promise<ValuationModel> => {
  const row = await findModel(reader, id);
  if (!row) throw fail('NOT_FOUND');
  return toModel(row);
};
