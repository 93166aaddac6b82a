import type { Place } from '@propguard/engine/hazard/compiled-layer';
import { keptHazard } from '@propguard/rules/hazards/area-severity';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from './live-hazard-index.ts';

/** 0 to 1 by kind; null where no layer speaks of the place. */
export type HazardValues = Record<HazardKind, number | null>;

/** For many places at once: the layers as they are now. */
export const openHazardLookup = async (scope: ReferenceScope): Promise<(place: Place) => HazardValues> => {
  const { index } = await openLiveIndex(scope);
  const hazardAt = (kind: HazardKind, place: Place): number | null => {
    const { value, evidence } = index.lookupKind(kind, place);
    return value === null ? null : keptHazard(value, evidence[0]?.way === 'outside');
  };
  return (place) =>
    Object.fromEntries(HAZARD_KINDS.map((kind) => [kind, hazardAt(kind, place)])) as HazardValues;
};
