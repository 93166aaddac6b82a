export const HAZARD_KINDS = ['flood', 'fire', 'coastalErosion', 'subsidence'] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];
