import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import { reportRiskBand } from '@propguard/rules/hazards/risk-bands';
import { risksOfReport } from './risks-of-report.ts';
import type { AssessmentRow } from './store.ts';
import { placeWords } from './tell-story.ts';

export const toAnalyseReply = (row: AssessmentRow, compliance: AnalyseReply['compliance']): AnalyseReply => {
  const { subject, valuation, hazards, lending } = row;
  const risk = risksOfReport(hazards);
  return {
    assessment_id: row.id,
    address: placeWords(subject),
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
