import { currentPlan } from '@propguard/rules/plans/current-plan';
import { PLANS, type PlanName } from '@propguard/rules/plans/plans';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { subscriptions } from '../db/schema/plans.ts';

type PlanContext = Pick<Context, 'config'>;

/** What the workspace has bought; undefined when it never chose. */
export const findSubscription = async (tx: Tx, workspaceId: string) => {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId));
  return row;
};
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The plan that holds now; the transaction must be inside the workspace. */
export const planOfWorkspace = async (
  { config }: PlanContext,
  tx: Tx,
  workspaceId: string,
): Promise<PlanName> =>
  currentPlan((await findSubscription(tx, workspaceId)) ?? null, {
    now: new Date(),
    takesCards: config.plans.stripe !== null,
  });

export const mayUseApi = async (context: PlanContext, tx: Tx, workspaceId: string): Promise<boolean> =>
  !context.config.plans.limitsEnforced || PLANS[await planOfWorkspace(context, tx, workspaceId)].apiAccess;
