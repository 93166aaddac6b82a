import { currentPlan, nextMonthlyReturn } from '@propguard/rules/plans/current-plan';
import { FREE_PLAN, isLarger, type PlanName } from '@propguard/rules/plans/plans';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { saveSubscription } from './store.ts';

const bought = (workspaceId: string, plan: PlanName, startedAt: Date): SubscriptionRow => ({
  workspaceId,
  source: 'test',
  plan,
  status: 'active',
  startedAt,
  renewsAt: null,
  nextPlan: null,
  changesAt: null,
  customerRef: null,
  subscriptionRef: null,
});

/** No card is charged; otherwise as with one: a smaller plan waits for the end of the month that began with the purchase. */
export const chooseInTestMode = async (
  { tx, workspaceId }: WorkspaceScope,
  plan: PlanName,
): Promise<void> => {
  const now = new Date();
  const before = await findSubscription(tx, workspaceId);
  const held = currentPlan(before ?? null, { now, takesCards: false });
  if (before === undefined && plan === FREE_PLAN) return;
  if (before === undefined || isLarger(plan, held))
    return saveSubscription(tx, bought(workspaceId, plan, now));
  const present = bought(workspaceId, held, before.startedAt);
  await saveSubscription(
    tx,
    plan === held
      ? present
      : { ...present, nextPlan: plan, changesAt: nextMonthlyReturn(before.startedAt, now) },
  );
};
