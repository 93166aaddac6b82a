import type { RuleName } from './rule-names.ts';

/** One weight for each LVR band and one for what lies over the last bound; in percent. */
export type RiskWeightTable = {
  ownerOccupier: number[];
  ownerOccupierWithLmi: number[];
  other: number[];
  otherWithLmi: number[];
};

type TaxBand = { aboveAud: number; percent: number };

/** Everything that compliance may change without a programmer. Percentages are 0-100. */
export type LendingRules = {
  /** Without which no loan is approved; absent in rule sets that were written before they could say so. */
  required?: RuleName[] | undefined;
  lvr: { thresholdsPercent: number[] };
  dti: { inForceFrom: string; flaggedFrom: number; portfolioSharePercent: number };
  serviceability: {
    bufferPoints: number;
    nonSalaryHaircutPercent: number;
    taxBands: TaxBand[];
    medicareLevyPercent: number;
  };
  riskWeight: {
    lvrBoundsPercent: number[];
    weightsPercent: RiskWeightTable;
    nonStandardPercent: number;
    capitalPercent: number;
  };
  largeExposure: { limitPercent: number; largePercent: number };
  creditQuality: { defaultDays: number; reviewMonths: number };
  operationalRisk: { incidentNoticeHours: number; toleranceNoticeHours: number; registerMonths: number };
  responsibleLending: { assessmentDays: number };
  automatedDecisions: { inForceFrom: string };
  /** Where each rule stands, as it is cited. */
  paragraphs: Record<RuleName, string>;
};

export type RuleSet = {
  /** `AU-2026.1` comes with the product, `W3` is the third of a workspace's own. */
  version: string;
  effectiveFrom: string;
  rules: LendingRules;
};
