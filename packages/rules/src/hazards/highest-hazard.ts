import { isOutsideValue } from './area-severity.ts';
import { HAZARD_KINDS, type HazardKind } from './hazard-kinds.ts';

/** The hazard that weighs most; null where no layer speaks of the place, or no mapped area reaches it. */
export function highestHazard(
  hazards: Readonly<Record<HazardKind, number | null>>,
): { kind: HazardKind; value: number } | null {
  let highest: { kind: HazardKind; value: number } | null = null;
  for (const kind of HAZARD_KINDS) {
    const value = hazards[kind];
    if (value !== null && !isOutsideValue(value) && value > (highest?.value ?? -1)) highest = { kind, value };
  }
  return highest;
}
