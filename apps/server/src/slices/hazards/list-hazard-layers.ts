import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from './live-hazard-index.ts';
import { toBuiltInLayer, toHazardLayer } from './view.ts';

export const listHazardLayers = async (
  scope: ReferenceScope,
): Promise<{ items: HazardLayer[]; version: string }> => {
  const { index, rows, version } = await openLiveIndex(scope);
  const stored = new Set(rows.map(({ id }) => id));
  const builtIn = index.layers.filter(({ facts }) => !stored.has(facts.id));
  return { items: [...rows.map(toHazardLayer), ...builtIn.map(toBuiltInLayer)], version };
};
