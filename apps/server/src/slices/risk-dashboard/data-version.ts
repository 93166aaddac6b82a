import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from '../hazards/live-hazard-index.ts';
import { currentValuer } from '../models/current-valuer.ts';

/** Changes with the model, the sales and the hazard layers; null while there is no model. */
export const dataVersion = async (scope: ReferenceScope): Promise<string | null> => {
  const current = await currentValuer(scope);
  return current && `${current.version} ${(await openLiveIndex(scope)).version}`;
};
