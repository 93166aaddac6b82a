import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import { climateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { risksOfReport } from './risks-of-report.ts';
import type { AssessmentRow } from './store.ts';
import { placeWords } from './tell-story.ts';

export const toAnalyseReply = (
  row: AssessmentRow,
  compliance: AnalyseReply['compliance'],
  sentiment: AnalyseReply['sentiment'],
): AnalyseReply => {
  const { subject, valuation, hazards, lending } = row;
  const risk = risksOfReport(hazards);
  const climateRisk = climateRiskLevel(hazards);
  const lvrRatio = lending.figures.lvr.value;
  return {
    assessment_id: row.id,
    address: placeWords(subject),
    valuation: valuation.valueAud,
    analysis_result: {
      current_valuation: valuation.valueAud,
      valuation_range: valuation.range80 && { min: valuation.range80.lowAud, max: valuation.range80.highAud },
      risk_score: hazards.riskScore,
      climate_risk: climateRisk,
      lvr: lvrRatio,
      lvr_assumed: lending.figures.lvr.assumed,
      confidence: statedConfidence(valuation),
    },
    riskScore: hazards.riskScore,
    climateRisk,
    lvrRatio,
    story: row.story,
    sentiment: sentiment && {
      score: sentiment.score,
      magnitude: sentiment.magnitude,
      keywords: sentiment.keywords,
    },
    risk,
    compliance,
    sample: valuation.sample || hazards.hazards.some(({ evidence }) => evidence[0]?.sample),
  };
};
