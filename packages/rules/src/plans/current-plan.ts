import { addUtcMonths } from '../time/utc-months.ts';
import { FREE_PLAN, type PlanName } from './plans.ts';

/** How a subscription was bought: with a card, or in test mode where no card is charged. */
export const SUBSCRIPTION_SOURCES = ['card', 'test'] as const;
type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** `unpaid` gives no plan; `overdue` still does, while the payment is tried again. */
export const SUBSCRIPTION_STATUSES = ['active', 'overdue', 'unpaid', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type Subscription = {
  source: SubscriptionSource;
  plan: PlanName;
  status: SubscriptionStatus;
  /** What follows at `changesAt`; both null when nothing is to change. */
  nextPlan: PlanName | null;
  changesAt: Date | null;
};

/**
 * The plan that holds at an instant. A purchase in test mode holds only where cards are not taken: otherwise a plan
 * from the days before payments were set up would be free for ever.
 */
export const currentPlan = (
  subscription: Subscription | null,
  { now, takesCards }: { now: Date; takesCards: boolean },
): PlanName => {
  if (subscription === null) return FREE_PLAN;
  const { source, status, plan, nextPlan, changesAt } = subscription;
  if (source === 'test' && takesCards) return FREE_PLAN;
  if (status === 'unpaid' || status === 'ended') return FREE_PLAN;
  return nextPlan !== null && changesAt !== null && changesAt <= now ? nextPlan : plan;
};

/** The first monthly return of a day after an instant; the 31st returns on the last day of a shorter month. */
export const nextMonthlyReturn = (startedAt: Date, now: Date): Date => {
  for (let months = 1; ; months++) {
    const returns = addUtcMonths(startedAt, months);
    if (returns > now) return returns;
  }
};
