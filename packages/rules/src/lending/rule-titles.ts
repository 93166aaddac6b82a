import type { RuleName } from './rule-names.ts';

export const RULE_TITLES: Record<RuleName, string> = {
  lvr: 'Loan-to-value ratio',
  dti: 'Debt to income',
  serviceability: 'Serviceability',
  'standard-loan': 'Standard loan',
  'risk-weight': 'Risk weight',
  'credit-quality': 'Credit quality',
  'large-exposure': 'Large exposure',
  'operational-risk': 'Operational risk',
  'responsible-lending': 'Responsible lending',
  'automated-decisions': 'Automated decisions',
};
