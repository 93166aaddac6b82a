import { lockWorkspace } from '../../access/membership.ts';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { PaidSubscription, Payments } from '../../providers/payments/payments.ts';
import { saveSubscription } from './store.ts';

type Sync = {
  payments: Payments;
  workspaceId: string;
  subscriptionRef: string;
  /** Just bought: it takes the place of an earlier one. */
  isNew: boolean;
};

const runs = ({ source, status }: SubscriptionRow): boolean => source === 'card' && status !== 'ended';

const toRow = (workspaceId: string, paid: PaidSubscription): SubscriptionRow => ({
  workspaceId,
  source: 'card',
  plan: paid.plan,
  status: paid.status,
  startedAt: paid.startedAt,
  renewsAt: paid.renewsAt,
  nextPlan: paid.nextPlan,
  changesAt: paid.changesAt,
  customerRef: paid.customerRef,
  subscriptionRef: paid.ref,
});

/**
 * Writes down how the subscription stands at the provider at this moment. Messages say only that something changed:
 * late, doubled or in the wrong order, they end in the same state. Those of one workspace wait for each other, or an
 * older answer could be written after a newer one. The transaction must be inside the workspace.
 */
export const syncSubscription = async (
  { log }: Pick<Context, 'log'>,
  tx: Tx,
  { payments, workspaceId, subscriptionRef, isNew }: Sync,
): Promise<void> => {
  if (!(await lockWorkspace(tx, workspaceId))) return;
  const before = await findSubscription(tx, workspaceId);
  const isAnother = before?.subscriptionRef != null && before.subscriptionRef !== subscriptionRef;
  // An echo of one that was replaced.
  if (isAnother && runs(before) && !isNew) return;
  const paid = await payments.readSubscription(subscriptionRef);
  if (!paid || paid.workspaceId !== workspaceId) {
    log.warn({ subscriptionRef }, 'a subscription is not known at the provider, or is for something else');
    return;
  }
  if (isAnother && runs(before) && paid.status !== 'ended' && before.subscriptionRef !== null) {
    // Two payment pages were completed: nobody pays twice.
    await payments.endNow(before.subscriptionRef);
  } else if (isAnother && paid.status === 'ended') return;
  await saveSubscription(tx, toRow(workspaceId, paid));
  await publish(tx, { workspaceId, subject: 'plan', id: null });
};
