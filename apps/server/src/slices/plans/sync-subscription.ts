import type { AnyScope, TxScope } from '../../access/any-scope.ts';
import { lockWorkspace } from '../../access/membership.ts';
import type { SubscriptionRow } from '../../access/workspace-plan.ts';
import type { Mode } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import type { PaidSubscription, Payments } from '../../providers/payments/payments.ts';
import { findSubscriptionMark, saveSubscription } from './store.ts';

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
const askProvider = async (
  { services: { log } }: AnyScope,
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

const writeSubscription = async ({ tx }: TxScope, row: SubscriptionRow): Promise<void> => {
  await saveSubscription(tx, row);
  await publish(tx, { workspaceId: row.workspaceId, subject: 'plan', id: null });
};

/** So often in a row others write first only when something is wrong. */
const MOST_TRIES = 5;

/** The steps are in the workspace that it is about, whoever opens them. */
export type Syncing = AnyScope & {
  open: <T>(mode: Mode, work: (scope: TxScope) => Promise<T>) => Promise<T>;
  /** Asked in the transaction that writes: false for what was acted upon before. */
  isNews?: (scope: TxScope) => Promise<boolean>;
};

/** False when somebody wrote about this workspace's subscription meanwhile: the answer may be older than theirs. */
const syncOnce = async (syncing: Syncing, wanted: ToSync): Promise<boolean> => {
  const { open, isNews = () => Promise.resolve(true) } = syncing;
  const { workspaceId } = wanted;
  const before = await open('read', ({ tx }) => findSubscriptionMark(tx, workspaceId));
  const row = await askProvider(syncing, before.subscription, wanted);
  return open('write', async (scope) => {
    // A workspace that is gone has nothing to keep.
    if (!(await lockWorkspace(scope.tx, workspaceId))) return true;
    const now = await findSubscriptionMark(scope.tx, workspaceId);
    if (now.mark !== before.mark) return false;
    if ((await isNews(scope)) && row) await writeSubscription(scope, row);
    return true;
  });
};

/**
 * The provider is asked before the transaction, which then writes the answer only when it is the newest. Those of one
 * workspace wait for each other, or an older answer could be written after a newer one.
 */
export const syncSubscription = async (syncing: Syncing, wanted: ToSync): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await syncOnce(syncing, wanted)) return;
  throw fail('CONFLICT');
};
