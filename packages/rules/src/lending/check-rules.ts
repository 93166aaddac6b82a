import { RULE_NAMES } from './rule-names.ts';
import type { LendingRules, RiskWeightTable } from './rule-set.ts';

export type RuleFault = {
  /** The path of the field, with dots: `riskWeight.lvrBoundsPercent.2`. */
  field: string;
  fault: 'not-ascending' | 'out-of-range' | 'wrong-length' | 'falling' | 'empty' | 'above-limit';
};

type Range = readonly [lowest: number, highest: number];
const PERCENT: Range = [0, 100];
const LVR_PERCENT: Range = [1, 200];
const RISK_WEIGHT_PERCENT: Range = [0, 1250];

const outOfRange = (field: string, value: number, [lowest, highest]: Range): RuleFault[] =>
  Number.isFinite(value) && value >= lowest && value <= highest ? [] : [{ field, fault: 'out-of-range' }];

const eachInRange = (field: string, values: number[], range: Range): RuleFault[] =>
  values.flatMap((value, index) => outOfRange(`${field}.${index}`, value, range));

const ascending = (field: string, values: number[]): RuleFault[] =>
  values.flatMap((value, index) =>
    index > 0 && value <= (values[index - 1] ?? value)
      ? [{ field: `${field}.${index}`, fault: 'not-ascending' as const }]
      : [],
  );

/** A higher LVR never weighs less. */
const neverFalling = (field: string, values: number[]): RuleFault[] =>
  values.flatMap((value, index) =>
    index > 0 && value < (values[index - 1] ?? value)
      ? [{ field: `${field}.${index}`, fault: 'falling' as const }]
      : [],
  );

const bands = (field: string, values: number[], range: Range): RuleFault[] => [
  ...(values.length === 0 ? [{ field, fault: 'empty' as const }] : []),
  ...eachInRange(field, values, range),
  ...ascending(field, values),
];

const COLUMNS = ['ownerOccupier', 'ownerOccupierWithLmi', 'other', 'otherWithLmi'] as const;

const weights = (table: RiskWeightTable, bandCount: number): RuleFault[] =>
  COLUMNS.flatMap((column) => {
    const field = `riskWeight.weightsPercent.${column}`;
    const values = table[column];
    if (values.length !== bandCount) return [{ field, fault: 'wrong-length' as const }];
    return [...eachInRange(field, values, RISK_WEIGHT_PERCENT), ...neverFalling(field, values)];
  });

const scalars = (rules: LendingRules): RuleFault[] => [
  ...outOfRange('dti.flaggedFrom', rules.dti.flaggedFrom, [1, 30]),
  ...outOfRange('dti.portfolioSharePercent', rules.dti.portfolioSharePercent, PERCENT),
  ...outOfRange('serviceability.bufferPoints', rules.serviceability.bufferPoints, [0, 10]),
  ...outOfRange(
    'serviceability.nonSalaryHaircutPercent',
    rules.serviceability.nonSalaryHaircutPercent,
    PERCENT,
  ),
  ...outOfRange('serviceability.medicareLevyPercent', rules.serviceability.medicareLevyPercent, PERCENT),
  ...outOfRange('riskWeight.nonStandardPercent', rules.riskWeight.nonStandardPercent, RISK_WEIGHT_PERCENT),
  ...outOfRange('riskWeight.capitalPercent', rules.riskWeight.capitalPercent, PERCENT),
  ...outOfRange('largeExposure.limitPercent', rules.largeExposure.limitPercent, PERCENT),
  ...outOfRange('largeExposure.largePercent', rules.largeExposure.largePercent, PERCENT),
  ...outOfRange('creditQuality.defaultDays', rules.creditQuality.defaultDays, [1, 365]),
  ...outOfRange('creditQuality.reviewMonths', rules.creditQuality.reviewMonths, [1, 120]),
  ...outOfRange('operationalRisk.incidentNoticeHours', rules.operationalRisk.incidentNoticeHours, [1, 720]),
  ...outOfRange('operationalRisk.toleranceNoticeHours', rules.operationalRisk.toleranceNoticeHours, [1, 720]),
  ...outOfRange('operationalRisk.registerMonths', rules.operationalRisk.registerMonths, [1, 60]),
  ...outOfRange('responsibleLending.assessmentDays', rules.responsibleLending.assessmentDays, [1, 365]),
];

/** What is wrong with a table that somebody has edited; an empty list when nothing is. */
export const checkRules = (rules: LendingRules): RuleFault[] => [
  ...bands('lvr.thresholdsPercent', rules.lvr.thresholdsPercent, LVR_PERCENT),
  ...bands('riskWeight.lvrBoundsPercent', rules.riskWeight.lvrBoundsPercent, LVR_PERCENT),
  ...weights(rules.riskWeight.weightsPercent, rules.riskWeight.lvrBoundsPercent.length + 1),
  ...ascending(
    'serviceability.taxBands',
    rules.serviceability.taxBands.map(({ aboveAud }) => aboveAud),
  ),
  ...rules.serviceability.taxBands.flatMap(({ percent }, index) =>
    outOfRange(`serviceability.taxBands.${index}.percent`, percent, PERCENT),
  ),
  ...scalars(rules),
  ...(rules.largeExposure.largePercent > rules.largeExposure.limitPercent
    ? [{ field: 'largeExposure.largePercent', fault: 'above-limit' as const }]
    : []),
  ...RULE_NAMES.flatMap((name) =>
    rules.paragraphs[name].trim() === '' ? [{ field: `paragraphs.${name}`, fault: 'empty' as const }] : [],
  ),
];
