import { findSubscription } from '../../access/workspace-plan.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';

/** Before a workspace goes: nobody pays for what is no longer there. When it cannot be ended, the workspace stays. */
export const endPaidSubscription = async (
  { payments }: Pick<Context, 'payments'>,
  tx: Tx,
  workspaceId: string,
): Promise<void> => {
  const subscription = await findSubscription(tx, workspaceId);
  if (!payments || !subscription?.subscriptionRef || subscription.status === 'ended') return;
  await payments.endNow(subscription.subscriptionRef);
};
