import { REQUIRED_RULES } from './compliance-summary.ts';
import { LVR_THRESHOLDS_PERCENT, RISK_WEIGHT_LVR_BOUNDS_PERCENT } from './lvr-limits.ts';
import type { LendingRules, RuleSet } from './rule-set.ts';

/** APS 112 as of 2023, written down from memory: the screens ask the lender's compliance team to confirm it. */
const RISK_WEIGHT: LendingRules['riskWeight'] = {
  lvrBoundsPercent: [...RISK_WEIGHT_LVR_BOUNDS_PERCENT],
  weightsPercent: {
    ownerOccupier: [20, 25, 30, 35, 50, 70, 85],
    ownerOccupierWithLmi: [20, 25, 30, 35, 40, 55, 70],
    other: [25, 30, 40, 45, 65, 85, 105],
    otherWithLmi: [25, 30, 40, 45, 50, 70, 85],
  },
  nonStandardPercent: 100,
  // APS 110: total capital of at least 8% of risk-weighted assets.
  capitalPercent: 8,
};

/** Residents' rates of 2026-27. */
const TAX_BANDS = [
  { aboveAud: 18_200, percent: 15 },
  { aboveAud: 45_000, percent: 30 },
  { aboveAud: 135_000, percent: 37 },
  { aboveAud: 190_000, percent: 45 },
];

const AU_2026_1: RuleSet = {
  version: 'AU-2026.1',
  effectiveFrom: '2026-02-01',
  rules: {
    required: [...REQUIRED_RULES],
    lvr: { thresholdsPercent: [...LVR_THRESHOLDS_PERCENT] },
    dti: { inForceFrom: '2026-02-01', flaggedFrom: 6, portfolioSharePercent: 20 },
    serviceability: {
      bufferPoints: 3,
      nonSalaryHaircutPercent: 20,
      taxBands: TAX_BANDS,
      medicareLevyPercent: 2,
    },
    riskWeight: RISK_WEIGHT,
    largeExposure: { limitPercent: 25, largePercent: 10 },
    creditQuality: { defaultDays: 90, reviewMonths: 12 },
    operationalRisk: { incidentNoticeHours: 72, toleranceNoticeHours: 24, registerMonths: 12 },
    responsibleLending: { assessmentDays: 90 },
    automatedDecisions: { inForceFrom: '2026-12-10' },
    paragraphs: {
      lvr: 'APG 223, loan-to-valuation ratio limits',
      dti: 'APS 220 Attachment C',
      serviceability: 'APS 220 Attachment C; APG 223, serviceability',
      'standard-loan': 'APS 112 Attachment A, standard loans',
      'risk-weight': 'APS 112 Attachment A, risk weights',
      'credit-quality': 'APS 220, non-performing exposures and monitoring',
      'large-exposure': 'APS 221, large exposure limits',
      'operational-risk': 'CPS 230, notification and service providers',
      'responsible-lending': 'NCCP Act s 128, s 130',
      'automated-decisions': 'Privacy Act, APP 1.7',
    },
  },
};

/** What comes with the product, oldest first. One that was released is never changed: the next is added. */
export const INSTALLATION_RULE_SETS: readonly RuleSet[] = [AU_2026_1];
