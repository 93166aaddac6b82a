import type { AnalyseReply } from '@propguard/protocol/analyse-reply';
import type { AssessmentRow } from './store.ts';

/** CORE: shown as 'assumed' where no loan was given; it enters no verdict. */
const ASSUMED_LVR = 0.65;

export const toAnalyseReply = ({ id, subject, valuation, story }: AssessmentRow): AnalyseReply => ({
  assessment_id: id,
  address: `${subject.address}, ${subject.locality.name} ${subject.locality.state} ${subject.locality.postcode}`,
  valuation: valuation.valueAud,
  analysis_result: {
    current_valuation: valuation.valueAud,
    valuation_range: valuation.range80 && { min: valuation.range80.lowAud, max: valuation.range80.highAud },
    risk_score: null,
    climate_risk: null,
    lvr: ASSUMED_LVR,
    lvr_assumed: true,
    confidence: valuation.confidence,
  },
  story,
  risk: null,
  compliance: null,
  sample: valuation.sample,
});
