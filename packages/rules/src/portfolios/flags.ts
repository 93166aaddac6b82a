import { HAZARD_KINDS, type HazardKind } from '../hazards/hazard-kinds.ts';
import { barRiskBand } from '../hazards/risk-bands.ts';

/** Above this lenders' mortgage insurance is usual; the same figure as the lending rules' first threshold. */
const FLAGGED_LVR = 0.8;

export type FlagReason = HazardKind | 'lvr';
export type Flaggable = { hazards: Readonly<Record<HazardKind, number | null>>; lvr: number | null };

/** Why a home wants a second look: every high hazard (CORE-RISK-12), and a loan above the threshold. */
export const flagReasons = ({ hazards, lvr }: Flaggable): FlagReason[] => [
  ...HAZARD_KINDS.filter((kind) => barRiskBand(hazards[kind] ?? 0) === 'High'),
  ...(lvr !== null && lvr > FLAGGED_LVR ? (['lvr'] as const) : []),
];
