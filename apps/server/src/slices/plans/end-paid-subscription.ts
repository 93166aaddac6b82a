import type { AnyScope } from '../../access/any-scope.ts';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import { saveSubscription } from './store.ts';
import type { Step } from './sync-subscription.ts';

export const isPaid = (
  row: SubscriptionRow | undefined,
): row is SubscriptionRow & { subscriptionRef: string } =>
  row !== undefined && row.subscriptionRef !== null && row.status !== 'ended';

/** Before a workspace goes: nobody pays for what is no longer there. When it cannot be ended, the workspace stays. */
export const endPaidSubscription = async (
  { services: { payments } }: AnyScope<'payments'>,
  open: Step,
  workspaceId: string,
): Promise<void> => {
  const paid = await open((tx) => findSubscription(tx, workspaceId));
  if (!payments || !isPaid(paid)) return;
  await payments.endNow(paid.subscriptionRef);
  await open(async (tx) => {
    const now = await findSubscription(tx, workspaceId);
    if (now?.subscriptionRef === paid.subscriptionRef)
      await saveSubscription(tx, { ...now, status: 'ended' });
  });
};
