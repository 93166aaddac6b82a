/** From the smallest to the largest. */
export const PLAN_NAMES = ['Explorer', 'Investor', 'Professional'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export type Plan = {
  name: PlanName;
  priceAud: number;
  /** Shown for comparison; payment is by card. */
  priceEth: number;
  features: readonly string[];
  popular: boolean;
  /** Null: as many as wanted. */
  reportsPerMonth: number | null;
  apiAccess: boolean;
};

export const PLANS: Record<PlanName, Plan> = {
  // CORE-PRICE-08, CORE-PRICE-11
  Explorer: {
    name: 'Explorer',
    priceAud: 0,
    priceEth: 0,
    features: ['Basic valuation', 'Standard risk score', '1 report a month'],
    popular: false,
    reportsPerMonth: 1,
    apiAccess: false,
  },
  // CORE-PRICE-09, CORE-PRICE-12
  Investor: {
    name: 'Investor',
    priceAud: 29,
    priceEth: 0.012,
    features: ['Advanced valuation', 'Risk breakdown', '10 reports a month', 'Portfolio tracking'],
    popular: true,
    reportsPerMonth: 10,
    apiAccess: false,
  },
  // CORE-PRICE-10, CORE-PRICE-13
  Professional: {
    name: 'Professional',
    priceAud: 99,
    priceEth: 0.04,
    features: ['Unlimited valuations', 'API access', 'APRA compliance', 'Priority support'],
    popular: false,
    reportsPerMonth: null,
    apiAccess: true,
  },
};

/** What a workspace has that never chose. */
export const FREE_PLAN = 'Explorer' satisfies PlanName;
export type PaidPlan = Exclude<PlanName, typeof FREE_PLAN>;

/** CORE-PRICE-05: what is selected until a person selects. */
export const PRESELECTED_PLAN: PlanName = 'Investor';

export const isLarger = (plan: PlanName, than: PlanName): boolean =>
  PLAN_NAMES.indexOf(plan) > PLAN_NAMES.indexOf(than);

/** The smallest plan that gives what this one lacks; null when none is larger. */
export const nextLarger = (plan: PlanName): PlanName | null =>
  PLAN_NAMES[PLAN_NAMES.indexOf(plan) + 1] ?? null;

export const SMALLEST_WITH_API: PlanName = 'Professional';
