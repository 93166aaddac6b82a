import { HAZARD_KINDS, type HazardKind } from './hazard-kinds.ts';

/** The hazard that weighs most; null where no layer speaks of the place. */
export function highestHazard(
  hazards: Readonly<Record<HazardKind, number | null>>,
): { kind: HazardKind; value: number } | null {
  let highest: { kind: HazardKind; value: number } | null = null;
  for (const kind of HAZARD_KINDS) {
    const value = hazards[kind];
    if (value !== null && value > (highest?.value ?? -1)) highest = { kind, value };
  }
  return highest;
}
