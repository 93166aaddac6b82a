/** In the order in which a person reads them. */
export const RULE_NAMES = [
  'lvr',
  'dti',
  'serviceability',
  'standard-loan',
  'risk-weight',
  'credit-quality',
  'large-exposure',
  'operational-risk',
  'responsible-lending',
  'automated-decisions',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];
