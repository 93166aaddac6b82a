import type { PlanUsage } from '@propguard/protocol/plans';

/** What a workspace of the tests has chosen and used: a paid plan in test mode, with a few reports made. */
export const aPlanUsage = (changes: Partial<PlanUsage> = {}): PlanUsage => ({
  plan: 'Investor',
  payment: 'test',
  limitsEnforced: true,
  status: 'active',
  reports: { used: 3, limit: 10, resetsAt: '2026-11-30T14:00:00Z', resetsOn: '2026-12-01' },
  apiAccess: false,
  renewsAt: '2026-12-05T00:00:00Z',
  nextPlan: null,
  changesAt: null,
  hasPortal: false,
  ...changes,
});
