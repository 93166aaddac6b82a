import { allowanceMonth } from '@propguard/rules/plans/allowance-month';
import { nextLarger, PLANS } from '@propguard/rules/plans/plans';
import { planOfWorkspace } from '../../access/workspace-plan.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { publish } from '../../events/publish.ts';
import { fail, PRICING_PATH } from '../../fail.ts';
import { takeReport } from './store.ts';

export type ReportAllowance = { used: number; limit: number | null };

/**
 * Counts one report against the workspace's month, inside the transaction that writes it: what is undone was not
 * counted. Throws PLAN_LIMIT_REACHED with the way on when none is left.
 */
export const takeReportAllowance = async (scope: WorkspaceScope): Promise<ReportAllowance> => {
  const { services, tx, workspaceId } = scope;
  const plan = await planOfWorkspace(services, tx, workspaceId);
  const limit = services.config.plans.limitsEnforced ? PLANS[plan].reportsPerMonth : null;
  const month = allowanceMonth(await findTimeZone(tx, workspaceId), new Date());
  const used = await takeReport(tx, { workspaceId, month: month.name, limit });
  if (used === null)
    throw fail('PLAN_LIMIT_REACHED', {
      upgrade: {
        plan: nextLarger(plan) ?? plan,
        path: PRICING_PATH,
        resetsAt: month.endsAt.toISOString(),
      },
    });
  await publish(tx, { workspaceId, subject: 'plan', id: null });
  return { used, limit };
};
