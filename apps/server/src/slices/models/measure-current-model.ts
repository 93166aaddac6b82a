import type { ValuationModel } from '@propguard/protocol/models';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findChampion } from './store.ts';
import { toModel } from './view.ts';

/** The model that values now, with its measures on sales it had not seen. */
export const measureCurrentModel = async ({ reader }: ReferenceScope): Promise<ValuationModel | null> => {
  const row = await findChampion(reader);
  return row ? toModel(row) : null;
};
