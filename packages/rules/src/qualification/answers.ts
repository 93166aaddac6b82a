/** When they want to move, with its score of 10 (OPS-QUAL-05) and after how many months that is over. */
export const TIMELINES = ['immediately', 'next-3-months', '3-6-months', '6-plus-months'] as const;
export type Timeline = (typeof TIMELINES)[number];
export const ABOUT_TIMELINE: Record<
  Timeline,
  { label: string; score: number; endsAfterMonths: number | null }
> = {
  immediately: { label: 'Immediately', score: 10, endsAfterMonths: 1 },
  'next-3-months': { label: 'Next 3 months', score: 8, endsAfterMonths: 3 },
  '3-6-months': { label: '3-6 months', score: 6, endsAfterMonths: 6 },
  '6-plus-months': { label: '6+ months', score: 4, endsAfterMonths: null },
};

/** How they will pay, with its score of 10 (OPS-QUAL-06). */
export const FINANCINGS = ['cash', 'pre-approved', 'pre-qualified', 'needs-help'] as const;
export type Financing = (typeof FINANCINGS)[number];
export const ABOUT_FINANCING: Record<Financing, { label: string; score: number }> = {
  cash: { label: 'Cash buyer', score: 10 },
  'pre-approved': { label: 'Pre-approved', score: 9 },
  'pre-qualified': { label: 'Pre-qualified', score: 7 },
  'needs-help': { label: 'Needs help', score: 5 },
};

/** OPS-QUAL-08; a custom budget is its own figures. */
export const BUDGET_OPTIONS = ['under-500k', '500k-1m', '1m-2m', 'over-2m'] as const;
export type BudgetOption = (typeof BUDGET_OPTIONS)[number];
export const ABOUT_BUDGET: Record<
  BudgetOption,
  { label: string; minAud: number | null; maxAud: number | null }
> = {
  'under-500k': { label: 'under $500K', minAud: null, maxAud: 500_000 },
  '500k-1m': { label: '$500K-$1M', minAud: 500_000, maxAud: 1_000_000 },
  '1m-2m': { label: '$1M-$2M', minAud: 1_000_000, maxAud: 2_000_000 },
  'over-2m': { label: '$2M+', minAud: 2_000_000, maxAud: null },
};

/** OPS-QUAL-07: from a first purchase to a living made of it. */
export const EXPERIENCES = ['first', 'one', 'few', 'many', 'professional'] as const;
export type Experience = (typeof EXPERIENCES)[number];
export const ABOUT_EXPERIENCE: Record<Experience, { label: string; score: number }> = {
  first: { label: 'This would be the first', score: 1 },
  one: { label: 'I own one', score: 2 },
  few: { label: 'I own two or three', score: 3 },
  many: { label: 'I own four or more', score: 4 },
  professional: { label: 'I invest for a living', score: 5 },
};

export const DECISION_ROLES = ['alone', 'together', 'advises', 'for-others'] as const;
export type DecisionRole = (typeof DECISION_ROLES)[number];
export const ABOUT_DECISION: Record<DecisionRole, { label: string; score: number }> = {
  alone: { label: 'I decide', score: 100 },
  together: { label: 'We decide together', score: 90 },
  advises: { label: 'I advise whoever decides', score: 50 },
  'for-others': { label: 'I ask for somebody else', score: 20 },
};

export const COMPANY_SIZES = ['1-4', '5-19', '20-199', '200-plus'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];
export const ABOUT_COMPANY_SIZE: Record<CompanySize, { label: string; score: number }> = {
  '1-4': { label: '1 to 4 people', score: 40 },
  '5-19': { label: '5 to 19 people', score: 60 },
  '20-199': { label: '20 to 199 people', score: 80 },
  '200-plus': { label: '200 people or more', score: 100 },
};
