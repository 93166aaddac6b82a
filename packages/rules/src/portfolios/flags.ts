import { HAZARD_KINDS, type HazardKind } from '../hazards/hazard-kinds.ts';
import { barRiskBand } from '../hazards/risk-bands.ts';
import { LVR_THRESHOLDS_PERCENT } from '../lending/lvr-limits.ts';

/** Above it lenders' mortgage insurance is usual. */
export const FLAGGED_LVR = LVR_THRESHOLDS_PERCENT[0] / 100;

export type FlagReason = HazardKind | 'lvr';
export type Flaggable = { hazards: Readonly<Record<HazardKind, number | null>>; lvr: number | null };

/** Why a home wants a second look: every high hazard (CORE-RISK-12), and a loan above the threshold. */
export const flagReasons = ({ hazards, lvr }: Flaggable): FlagReason[] => [
  ...HAZARD_KINDS.filter((kind) => barRiskBand(hazards[kind] ?? 0) === 'High'),
  ...(lvr !== null && lvr > FLAGGED_LVR ? (['lvr'] as const) : []),
];
