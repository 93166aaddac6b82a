import type { PlanUsage } from '@propguard/protocol/plans';
import { FREE_PLAN, isLarger, type PaidPlan, type PlanName } from '@propguard/rules/plans/plans';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import type { OpenWorkspace, WorkspaceScope } from '../../access/workspace-scope.ts';
import type { Context } from '../../context.ts';
import { publish } from '../../events/publish.ts';
import { fail, PRICING_PATH } from '../../fail.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import { chooseInTestMode } from './choose-in-test-mode.ts';
import { describeUsage } from './describe-usage.ts';
import { ownStep } from './own-step.ts';
import { findEmail, isVisitors } from './store.ts';
import { syncSubscription } from './sync-subscription.ts';

type Outcome = { outcome: 'done'; usage: PlanUsage } | { outcome: 'checkout'; url: string };
type Asked = { services: Context; openWorkspace: OpenWorkspace };
type Choice = { plan: PlanName; idempotencyKey: string };

type Buyer = {
  workspaceId: string;
  email: string | null;
  earlier: SubscriptionRow | undefined;
};

/** Paid at this moment: what is chosen changes it. */
type Paid = { subscriptionRef: string; plan: PlanName };

const paidNow = (row: SubscriptionRow | undefined): Paid | null =>
  row && row.status !== 'ended' && row.subscriptionRef !== null
    ? { subscriptionRef: row.subscriptionRef, plan: row.plan }
    : null;

const findBuyer = async ({ tx, workspaceId, accountId }: WorkspaceScope, plan: PlanName): Promise<Buyer> => {
  const earlier = await findSubscription(tx, workspaceId);
  // Money comes with an account to come back to.
  if (plan !== FREE_PLAN && paidNow(earlier) === null && (await isVisitors(tx, workspaceId)))
    throw fail('UNAUTHENTICATED');
  return { workspaceId, email: await findEmail(tx, accountId), earlier };
};

const openCheckout = (
  { config }: Context,
  payments: Payments,
  { plan, idempotencyKey }: { plan: PaidPlan; idempotencyKey: string },
  { workspaceId, email, earlier }: Buyer,
): Promise<string> => {
  const pricing = `${config.http.publicUrl}${PRICING_PATH}`;
  return payments.startCheckout({
    workspaceId,
    plan,
    email,
    customerRef: earlier?.customerRef ?? null,
    returnUrl: { paid: `${pricing}&checkout={CHECKOUT_SESSION_ID}`, cancelled: pricing },
    idempotencyKey: `${workspaceId}/${plan}/${idempotencyKey}`,
  });
};

const changePaid = async (
  payments: Payments,
  { subscriptionRef, plan: held }: Paid,
  plan: PlanName,
): Promise<void> => {
  if (plan === held) await payments.keep(subscriptionRef);
  else if (plan !== FREE_PLAN && isLarger(plan, held)) await payments.upgrade(subscriptionRef, plan);
  else await payments.downgradeAtPeriodEnd(subscriptionRef, plan);
};

const chooseWithCard = async (
  { services, openWorkspace: open }: Asked,
  payments: Payments,
  { plan, idempotencyKey }: Choice,
): Promise<string | null> => {
  const buyer = await open('write', (scope) => findBuyer(scope, plan));
  const { workspaceId, earlier } = buyer;
  const paid = paidNow(earlier);
  if (paid) {
    await changePaid(payments, paid, plan);
    const wanted = { payments, workspaceId, subscriptionRef: paid.subscriptionRef, isNew: false };
    await syncSubscription({ services }, ownStep(open, workspaceId), wanted);
    return null;
  }
  if (plan === FREE_PLAN) return null;
  return openCheckout(services, payments, { plan, idempotencyKey }, buyer);
};

/** A larger plan holds at once, a smaller one from the end of what is paid, the present one takes that back. */
export const choosePlan = async (asked: Asked, choice: Choice): Promise<Outcome> => {
  const { payments } = asked.services;
  const url = payments ? await chooseWithCard(asked, payments, choice) : null;
  if (url !== null) return { outcome: 'checkout', url };
  return asked.openWorkspace('write', async (scope) => {
    if (!payments) await chooseInTestMode(scope, choice.plan);
    await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'plan', id: null });
    return { outcome: 'done', usage: await describeUsage(scope) };
  });
};
