export const HAZARD_KINDS = ['flood', 'fire', 'coastalErosion', 'subsidence'] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

/** What a layer may be about. Seismic is asked for by some screens only, and has no layer until one is imported. */
export const LAYER_KINDS = [...HAZARD_KINDS, 'seismic'] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

/** The hazards of a place and the risk of its market. */
export const RISK_KINDS = [...HAZARD_KINDS, 'market'] as const;
export type RiskKind = (typeof RISK_KINDS)[number];
