import type { Place } from '@propguard/engine/hazard/compiled-layer';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { openLiveIndex } from './live-hazard-index.ts';

/** 0 to 1 by kind; null where no layer speaks of the place. */
export type HazardValues = Record<HazardKind, number | null>;

/** For many places at once: the layers as they are now. */
export const openHazardLookup = async (scope: ReferenceScope): Promise<(place: Place) => HazardValues> => {
  const { index } = await openLiveIndex(scope);
  return (place) =>
    Object.fromEntries(
      HAZARD_KINDS.map((kind) => [kind, index.lookupKind(kind, place).value]),
    ) as HazardValues;
};
