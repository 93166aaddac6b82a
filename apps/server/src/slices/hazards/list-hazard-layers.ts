import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import type { Context } from '../../context.ts';
import { openLiveIndex } from './live-hazard-index.ts';
import { toBuiltInLayer, toHazardLayer } from './view.ts';

export const listHazardLayers = async (
  services: Context,
): Promise<{ items: HazardLayer[]; version: string }> => {
  const { index, rows, version } = await openLiveIndex(services);
  const stored = new Set(rows.map(({ id }) => id));
  const builtIn = index.layers.filter(({ facts }) => !stored.has(facts.id));
  return { items: [...rows.map(toHazardLayer), ...builtIn.map(toBuiltInLayer)], version };
};
