import type { PlanUsage } from '@propguard/protocol/plans';
import { FREE_PLAN, isLarger, type PaidPlan, type PlanName } from '@propguard/rules/plans/plans';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, PRICING_PATH } from '../../fail.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import { chooseInTestMode } from './choose-in-test-mode.ts';
import { describeUsage } from './describe-usage.ts';
import { findEmail, isVisitors } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

type Outcome = { outcome: 'done'; usage: PlanUsage } | { outcome: 'checkout'; url: string };
type Choice = { plan: PlanName; idempotencyKey: string };

const openCheckout = async (
  scope: WorkspaceScope,
  payments: Payments,
  { plan, idempotencyKey }: { plan: PaidPlan; idempotencyKey: string },
  earlier: SubscriptionRow | undefined,
): Promise<string> => {
  const { services, tx, workspaceId, accountId } = scope;
  // Money comes with an account to come back to.
  if (await isVisitors(tx, workspaceId)) throw fail('UNAUTHENTICATED');
  const pricing = `${services.config.http.publicUrl}${PRICING_PATH}`;
  return payments.startCheckout({
    workspaceId,
    plan,
    email: await findEmail(tx, accountId),
    customerRef: earlier?.customerRef ?? null,
    returnUrl: { paid: `${pricing}&checkout={CHECKOUT_SESSION_ID}`, cancelled: pricing },
    idempotencyKey: `${workspaceId}/${plan}/${idempotencyKey}`,
  });
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

const chooseWithCard = async (
  scope: WorkspaceScope,
  payments: Payments,
  { plan, idempotencyKey }: Choice,
): Promise<string | null> => {
  const { services, tx, workspaceId } = scope;
  const before = await findSubscription(tx, workspaceId);
  const subscriptionRef = before?.status === 'ended' ? null : (before?.subscriptionRef ?? null);
  if (before && subscriptionRef !== null) {
    await changePaid(payments, { subscriptionRef, plan: before.plan }, plan);
    await syncSubscription(services, tx, { payments, workspaceId, subscriptionRef, isNew: false });
    return null;
  }
  if (plan === FREE_PLAN) return null;
  return openCheckout(scope, payments, { plan, idempotencyKey }, before);
};

/** A larger plan holds at once, a smaller one from the end of what is paid, the present one takes that back. */
export const choosePlan = async (scope: WorkspaceScope, choice: Choice): Promise<Outcome> => {
  const { services, tx, workspaceId } = scope;
  const { payments } = services;
  const url = payments ? await chooseWithCard(scope, payments, choice) : null;
  if (url !== null) return { outcome: 'checkout', url };
  if (!payments) await chooseInTestMode(scope, choice.plan);
  await publish(tx, { workspaceId, subject: 'plan', id: null });
  return { outcome: 'done', usage: await describeUsage(scope) };
};
