import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';

/** Each risk as one figure; null is no data. */
export const risksOfReport = ({ hazards, market }: HazardReport): AnalyseReply['risk'] => {
  const riskIn = (kind: HazardKind) => hazards.find((one) => one.kind === kind)?.value ?? null;
  return {
    flood: riskIn('flood'),
    fire: riskIn('fire'),
    coastalErosion: riskIn('coastalErosion'),
    subsidence: riskIn('subsidence'),
    market: market.value,
  };
};
