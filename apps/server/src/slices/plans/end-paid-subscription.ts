import type { OpenedScope } from '../../access/any-scope.ts';
import { findSubscription } from '../../access/workspace-plan.ts';

/** Before a workspace goes: nobody pays for what is no longer there. When it cannot be ended, the workspace stays. */
export const endPaidSubscription = async (
  { services: { payments }, tx }: OpenedScope,
  workspaceId: string,
): Promise<void> => {
  const subscription = await findSubscription(tx, workspaceId);
  if (!payments || !subscription?.subscriptionRef || subscription.status === 'ended') return;
  await payments.endNow(subscription.subscriptionRef);
};
