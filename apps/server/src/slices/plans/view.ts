import type { PlanOffer, PlanUsage } from '@propguard/protocol/plans';
import type { AllowanceMonth } from '@propguard/rules/plans/allowance-month';
import { PLANS, type Plan, type PlanName } from '@propguard/rules/plans/plans';
import type { SubscriptionRow } from '../../access/workspace-plan.ts';

/** CORE-ENT-17 names its fields so. */
export const toOffer = ({ priceAud, priceEth, features, ...plan }: Plan): PlanOffer => ({
  ...plan,
  priceAUD: priceAud,
  priceETH: priceEth,
  features: [...features],
});

type Facts = {
  plan: PlanName;
  subscription: SubscriptionRow | undefined;
  takesCards: boolean;
  limitsEnforced: boolean;
  used: number;
  month: AllowanceMonth;
  now: Date;
};

export const toUsage = ({
  plan,
  subscription,
  takesCards,
  limitsEnforced,
  used,
  month,
  now,
}: Facts): PlanUsage => {
  const { reportsPerMonth, apiAccess } = PLANS[plan];
  const isToCome = subscription?.changesAt != null && subscription.changesAt > now;
  return {
    plan,
    payment: takesCards ? 'card' : 'test',
    limitsEnforced,
    status: subscription?.status ?? null,
    reports: {
      used,
      limit: limitsEnforced ? reportsPerMonth : null,
      resetsAt: month.endsAt.toISOString(),
      resetsOn: month.nextFirst,
    },
    apiAccess: apiAccess || !limitsEnforced,
    renewsAt: subscription?.renewsAt?.toISOString() ?? null,
    nextPlan: isToCome ? subscription.nextPlan : null,
    changesAt: isToCome ? (subscription.changesAt?.toISOString() ?? null) : null,
    hasPortal: takesCards && subscription?.customerRef != null,
  };
};
