import type { PlanUsage } from '@propguard/protocol/plans';
import { allowanceMonth } from '@propguard/rules/plans/allowance-month';
import { currentPlan } from '@propguard/rules/plans/current-plan';
import { findSubscription } from '../../access/workspace-plan.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { countReports } from './store.ts';
import { toUsage } from './view.ts';

export const describeUsage = async ({
  services: { config },
  tx,
  workspaceId,
}: WorkspaceScope): Promise<PlanUsage> => {
  const now = new Date();
  const takesCards = config.plans.stripe !== null;
  const subscription = await findSubscription(tx, workspaceId);
  const month = allowanceMonth(await findTimeZone(tx, workspaceId), now);
  return toUsage({
    plan: currentPlan(subscription ?? null, { now, takesCards }),
    // What was bought in test mode holds no longer where cards are taken, and is not spoken of.
    subscription: subscription?.source === 'test' && takesCards ? undefined : subscription,
    takesCards,
    limitsEnforced: config.plans.limitsEnforced,
    used: await countReports(tx, { workspaceId, month: month.name }),
    month,
    now,
  });
};
