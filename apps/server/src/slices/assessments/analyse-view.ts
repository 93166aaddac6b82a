import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { reportRiskBand } from '@propguard/rules/hazards/risk-bands';
import type { AssessmentRow } from './store.ts';

const riskOf = ({ hazards: { hazards, market } }: AssessmentRow): AnalyseReply['risk'] => {
  const riskIn = (kind: (typeof HAZARD_KINDS)[number]) =>
    hazards.find((one) => one.kind === kind)?.value ?? null;
  return {
    flood: riskIn('flood'),
    fire: riskIn('fire'),
    coastalErosion: riskIn('coastalErosion'),
    subsidence: riskIn('subsidence'),
    market: market.value,
  };
};

export const toAnalyseReply = (row: AssessmentRow, compliance: AnalyseReply['compliance']): AnalyseReply => {
  const { subject, valuation, hazards, lending } = row;
  const { name, state, postcode } = subject.locality;
  const risk = riskOf(row);
  return {
    assessment_id: row.id,
    address: `${subject.address}, ${name} ${state} ${postcode}`,
    valuation: valuation.valueAud,
    analysis_result: {
      current_valuation: valuation.valueAud,
      valuation_range: valuation.range80 && { min: valuation.range80.lowAud, max: valuation.range80.highAud },
      risk_score: hazards.riskScore,
      climate_risk: reportRiskBand(Object.values(risk)),
      lvr: lending.figures.lvr.value,
      lvr_assumed: lending.figures.lvr.assumed,
      confidence: valuation.confidence,
    },
    story: row.story,
    risk,
    compliance,
    sample: valuation.sample || hazards.hazards.some(({ evidence }) => evidence[0]?.sample),
  };
};
