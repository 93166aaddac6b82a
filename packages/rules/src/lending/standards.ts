import type { RuleName } from './rule-names.ts';

interface Standard {
  name: string;
  about: string;
  rule: RuleName;
}

/** CORE-APRA-01 and 02, and the others that an assessment is held to: each by the rule that stands for it. */
export const STANDARDS: readonly Standard[] = [
  { name: 'APS 220', about: 'Credit quality', rule: 'credit-quality' },
  { name: 'APS 221', about: 'Large exposure', rule: 'large-exposure' },
  { name: 'CPS 230', about: 'Operational risk', rule: 'operational-risk' },
  { name: 'APS 112', about: 'Risk weight', rule: 'risk-weight' },
  { name: 'APG 223', about: 'Serviceability', rule: 'serviceability' },
  { name: 'NCCP Act', about: 'Responsible lending', rule: 'responsible-lending' },
];

/** What else the same standards say of a loan. */
export const MORE_RULES: readonly Standard[] = [
  { name: 'APG 223', about: 'Loan-to-value ratio', rule: 'lvr' },
  { name: 'APS 220', about: 'Debt to income', rule: 'dti' },
  { name: 'APS 112', about: 'Standard loan', rule: 'standard-loan' },
];
