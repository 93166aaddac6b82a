import type { Context } from '../../context.ts';
import { openLiveIndex } from '../hazards/live-hazard-index.ts';
import { currentValuer } from '../models/current-valuer.ts';

/** Changes with the model, the sales and the hazard layers; null while there is no model. */
export const dataVersion = async (services: Context): Promise<string | null> => {
  const current = await currentValuer(services);
  return current && `${current.version} ${(await openLiveIndex(services)).version}`;
};
