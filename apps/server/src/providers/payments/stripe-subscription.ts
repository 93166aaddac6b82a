import type { SubscriptionStatus } from '@propguard/rules/plans/current-plan';
import { FREE_PLAN, type PaidPlan, type PlanName } from '@propguard/rules/plans/plans';
import type Stripe from 'stripe';
import type { StripeConfig } from '../../config/stripe-config.ts';
import type { PaidSubscription } from './payments.ts';

export type Prices = StripeConfig['prices'];

/** Our words for Stripe's. An incomplete one was never paid. */
const STATUSES: Partial<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'overdue',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'unpaid',
  incomplete_expired: 'ended',
  canceled: 'ended',
};

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

const instant = (seconds: number): Date => new Date(seconds * 1000);

const planOf = (prices: Prices, price: string | { id: string } | undefined): PaidPlan | null => {
  const id = price === undefined ? null : idOf(price);
  return (Object.keys(prices) as PaidPlan[]).find((plan) => prices[plan] === id) ?? null;
};

type Change = { nextPlan: PlanName; changesAt: Date };

/** A smaller plan waits in a schedule: the phase after the present one. */
const scheduledChange = (subscription: Stripe.Subscription, prices: Prices): Change | null => {
  const { schedule } = subscription;
  if (schedule === null || typeof schedule === 'string') return null;
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  const next = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const price = next?.items[0]?.price;
  const nextPlan = price === undefined ? null : planOf(prices, price);
  return next && nextPlan ? { nextPlan, changesAt: instant(next.start_date) } : null;
};

const comingChange = (subscription: Stripe.Subscription, prices: Prices): Change | null => {
  const periodEnd = subscription.items.data[0]?.current_period_end;
  if (subscription.cancel_at_period_end && periodEnd !== undefined)
    return { nextPlan: FREE_PLAN, changesAt: instant(periodEnd) };
  if (subscription.cancel_at !== null)
    return { nextPlan: FREE_PLAN, changesAt: instant(subscription.cancel_at) };
  return scheduledChange(subscription, prices);
};

/** Null when it is for a price that is none of ours. */
export const toPaidSubscription = (
  subscription: Stripe.Subscription,
  prices: Prices,
): PaidSubscription | null => {
  const [item] = subscription.items.data;
  const plan = planOf(prices, item?.price);
  if (!item || plan === null) return null;
  const change = comingChange(subscription, prices);
  return {
    ref: subscription.id,
    customerRef: idOf(subscription.customer),
    workspaceId: subscription.metadata.workspace_id ?? null,
    plan,
    // A word that Stripe adds later gives nothing until we know it.
    status: STATUSES[subscription.status] ?? 'unpaid',
    startedAt: instant(subscription.start_date),
    renewsAt: change?.nextPlan === FREE_PLAN ? null : instant(item.current_period_end),
    nextPlan: change?.nextPlan ?? null,
    changesAt: change?.changesAt ?? null,
  };
};
