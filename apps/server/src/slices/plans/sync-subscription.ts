import { lockWorkspace } from '../../access/membership.ts';
import { findSubscription, type SubscriptionRow } from '../../access/workspace-plan.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { PaidSubscription, Payments } from '../../providers/payments/payments.ts';
import { saveSubscription } from './store.ts';

export type ToSync = {
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
 * How the subscription stands at the provider at this moment, when that is news of the one that counts. Messages say
 * only that something changed: late, doubled or in the wrong order, they end in the same state.
 */
export const askProvider = async (
  { log }: Pick<Context, 'log'>,
  before: SubscriptionRow | undefined,
  { payments, workspaceId, subscriptionRef, isNew }: ToSync,
): Promise<SubscriptionRow | null> => {
  const isAnother = before?.subscriptionRef != null && before.subscriptionRef !== subscriptionRef;
  // An echo of one that was replaced.
  if (isAnother && runs(before) && !isNew) return null;
  const paid = await payments.readSubscription(subscriptionRef);
  if (!paid || paid.workspaceId !== workspaceId) {
    log.warn({ subscriptionRef }, 'a subscription is not known at the provider, or is for something else');
    return null;
  }
  if (isAnother && runs(before) && paid.status !== 'ended' && before.subscriptionRef !== null) {
    // Two payment pages were completed: nobody pays twice.
    await payments.endNow(before.subscriptionRef);
  } else if (isAnother && paid.status === 'ended') return null;
  return toRow(workspaceId, paid);
};

export const writeSubscription = async (tx: Tx, row: SubscriptionRow): Promise<void> => {
  await saveSubscription(tx, row);
  await publish(tx, { workspaceId: row.workspaceId, subject: 'plan', id: null });
};

/**
 * Asks and writes in the transaction of somebody who waits for it, inside the workspace. Those of one workspace wait
 * for each other, or an older answer could be written after a newer one.
 */
export const syncSubscription = async (
  services: Pick<Context, 'log'>,
  tx: Tx,
  wanted: ToSync,
): Promise<void> => {
  if (!(await lockWorkspace(tx, wanted.workspaceId))) return;
  const row = await askProvider(services, await findSubscription(tx, wanted.workspaceId), wanted);
  if (row) await writeSubscription(tx, row);
};
