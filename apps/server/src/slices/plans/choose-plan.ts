import type { PlanUsage } from '@propguard/protocol/plans';
import { FREE_PLAN, isLarger, type PaidPlan, type PlanName } from '@propguard/rules/plans/plans';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import type { OpenWorkspace, WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, PRICING_PATH } from '../../fail.ts';
import type { Checkout, Payments } from '../../providers/payments/payments.ts';
import { chooseInTestMode } from './choose-in-test-mode.ts';
import { describeUsage } from './describe-usage.ts';
import { findEmail, isVisitors } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

type Outcome = { outcome: 'done'; usage: PlanUsage } | { outcome: 'checkout'; url: string };
type Choice = { plan: PlanName; idempotencyKey: string };

/** What is left to ask of the provider, once the transaction is over that read what it is about. */
type Asked =
  | Outcome
  | { outcome: 'start'; checkout: Checkout }
  | { outcome: 'change'; workspaceId: string; subscriptionRef: string; held: PlanName };

const checkoutFor = async (
  { services, tx, workspaceId, accountId }: WorkspaceScope,
  { plan, idempotencyKey }: { plan: PaidPlan; idempotencyKey: string },
  earlier: SubscriptionRow | undefined,
): Promise<Checkout> => {
  // Money comes with an account to come back to.
  if (await isVisitors(tx, workspaceId)) throw fail('UNAUTHENTICATED');
  const pricing = `${services.config.http.publicUrl}${PRICING_PATH}`;
  return {
    workspaceId,
    plan,
    email: await findEmail(tx, accountId),
    customerRef: earlier?.customerRef ?? null,
    returnUrl: { paid: `${pricing}&checkout={CHECKOUT_SESSION_ID}`, cancelled: pricing },
    idempotencyKey: `${workspaceId}/${plan}/${idempotencyKey}`,
  };
};

const changePaid = async (
  payments: Payments,
  { subscriptionRef, plan: held }: { subscriptionRef: string; plan: PlanName },
  plan: PlanName,
): Promise<void> => {
  if (plan === held) await payments.keep(subscriptionRef);
  else if (plan !== FREE_PLAN && isLarger(plan, held)) await payments.upgrade(subscriptionRef, plan);
  else await payments.downgradeAtPeriodEnd(subscriptionRef, plan);
};

const done = async (scope: WorkspaceScope): Promise<Outcome> => {
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'plan', id: null });
  return { outcome: 'done', usage: await describeUsage(scope) };
};

const prepare = async (scope: WorkspaceScope, { plan, idempotencyKey }: Choice): Promise<Asked> => {
  const { services, tx, workspaceId } = scope;
  if (!services.payments) {
    await chooseInTestMode(scope, plan);
    return done(scope);
  }
  const before = await findSubscription(tx, workspaceId);
  const subscriptionRef = before?.status === 'ended' ? null : (before?.subscriptionRef ?? null);
  if (before && subscriptionRef !== null)
    return { outcome: 'change', workspaceId, subscriptionRef, held: before.plan };
  if (plan === FREE_PLAN) return done(scope);
  return { outcome: 'start', checkout: await checkoutFor(scope, { plan, idempotencyKey }, before) };
};

/**
 * A larger plan holds at once, a smaller one from the end of what is paid, the present one takes that back. No
 * transaction is held while the provider is asked.
 */
export const choosePlan = async (open: OpenWorkspace, choice: Choice): Promise<Outcome> => {
  const { services, asked } = await open('write', async (scope) => ({
    services: scope.services,
    asked: await prepare(scope, choice),
  }));
  const { payments } = services;
  if (asked.outcome === 'done' || asked.outcome === 'checkout') return asked;
  if (!payments) throw fail('UNAVAILABLE');
  if (asked.outcome === 'start')
    return { outcome: 'checkout', url: await payments.startCheckout(asked.checkout) };
  const { workspaceId, subscriptionRef, held } = asked;
  await changePaid(payments, { subscriptionRef, plan: held }, choice.plan);
  await syncSubscription({ services, open }, { payments, workspaceId, subscriptionRef, isNew: false });
  return open('write', done);
};
