import type { ValuationModel } from '@propguard/protocol/models';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { crown, findModel, lockModels, retireChampion } from './store.ts';
import { toModel } from './view.ts';

/** The operator's choice, against the measures if need be; the registry says so. */
export const promoteModel = async ({ tx }: InstallationScope, id: string): Promise<ValuationModel> => {
  await lockModels(tx);
  const before = await findModel(tx, id);
  if (!before) throw fail('NOT_FOUND');
  if (before.state === 'champion') throw fail('CONFLICT');
  await retireChampion(tx);
  await crown(tx, id, 'Chosen by the operator.');
  const row = await findModel(tx, id);
  if (!row) throw new Error('The model was promoted but is not there.');
  return toModel(row);
};
