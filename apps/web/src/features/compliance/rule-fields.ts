import { RULE_NAMES } from '@propguard/rules/lending/rule-names';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';

export interface RuleField {
  /** In the rules, with dots. */
  path: string;
  label: string;
  unit: string;
}

const field = (path: string, label: string, unit: string): RuleField => ({ path, label, unit });

/** Every single figure but those of the tables. */
export const LIMIT_FIELDS: readonly RuleField[] = [
  field('dti.flaggedFrom', 'DTI flagged from', 'times income'),
  field('dti.portfolioSharePercent', 'Portfolio share at a high DTI', '%'),
  field('serviceability.bufferPoints', 'Serviceability buffer', 'points'),
  field('serviceability.nonSalaryHaircutPercent', 'Cut from income that isn’t salary', '%'),
  field('serviceability.medicareLevyPercent', 'Medicare levy', '%'),
  field('riskWeight.nonStandardPercent', 'Weight of a non-standard loan', '%'),
  field('riskWeight.capitalPercent', 'Capital held against risk-weighted lending', '%'),
  field('largeExposure.largePercent', 'Exposure is large from', '% of tier 1'),
  field('largeExposure.limitPercent', 'Exposure limit', '% of tier 1'),
  field('creditQuality.defaultDays', 'Default when past due', 'days'),
  field('creditQuality.reviewMonths', 'Valuation and review every', 'months'),
  field('operationalRisk.incidentNoticeHours', 'Notice of an incident within', 'hours'),
  field('operationalRisk.toleranceNoticeHours', 'Notice outside tolerance within', 'hours'),
  field('operationalRisk.registerMonths', 'Provider register every', 'months'),
  field('responsibleLending.assessmentDays', 'Unsuitability assessed within', 'days'),
];

export const PARAGRAPH_FIELDS: readonly RuleField[] = RULE_NAMES.map((name) =>
  field(`paragraphs.${name}`, RULE_TITLES[name], ''),
);

export const DATE_FIELDS: readonly RuleField[] = [
  field('dti.inForceFrom', 'DTI limit in force from', ''),
  field('automatedDecisions.inForceFrom', 'Disclosure in force from', ''),
];

const KNOWN = new Map(
  [...LIMIT_FIELDS, ...PARAGRAPH_FIELDS, ...DATE_FIELDS].map(({ path, label }) => [path, label]),
);
const TABLES: [start: string, label: string][] = [
  ['required.', 'Needed for approval'],
  ['lvr.thresholdsPercent.', 'LVR threshold'],
  ['riskWeight.lvrBoundsPercent.', 'LVR band'],
  ['riskWeight.weightsPercent.ownerOccupierWithLmi.', 'Weight, owner-occupier with LMI, band'],
  ['riskWeight.weightsPercent.ownerOccupier.', 'Weight, owner-occupier, band'],
  ['riskWeight.weightsPercent.otherWithLmi.', 'Weight, other with LMI, band'],
  ['riskWeight.weightsPercent.other.', 'Weight, other, band'],
  ['serviceability.taxBands.', 'Tax band'],
];

/** What a changed figure is called; a place in a table is counted from 1. */
export function ruleFieldLabel(path: string): string {
  const known = KNOWN.get(path);
  if (known) return known;
  const table = TABLES.find(([start]) => path.startsWith(start));
  if (!table) return path;
  const [index = '0', part] = path.slice(table[0].length).split('.');
  return `${table[1]} ${Number(index) + 1}${part === 'percent' ? ', rate' : part === 'aboveAud' ? ', from' : ''}`;
}
