import type { AnyScope } from '../../access/any-scope.ts';
import { lockWorkspace } from '../../access/membership.ts';
import type { SubscriptionRow } from '../../access/workspace-plan.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import type { PaidSubscription, Payments } from '../../providers/payments/payments.ts';
import { findSubscriptionMark, saveSubscription } from './store.ts';

type ToSync = {
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

const writeSubscription = async (tx: Tx, row: SubscriptionRow): Promise<void> => {
  await saveSubscription(tx, row);
  await publish(tx, { workspaceId: row.workspaceId, subject: 'plan', id: null });
};

/** One transaction inside the workspace that is asked about. */
export type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** So often in a row others write first only when something is wrong. */
const MOST_TRIES = 5;

/** False when somebody wrote about this workspace's subscription meanwhile: the answer may be older than theirs. */
const syncOnce = async (
  services: Pick<Context, 'log'>,
  open: Step,
  wanted: ToSync,
  isNews: (tx: Tx) => Promise<boolean>,
): Promise<boolean> => {
  const { workspaceId } = wanted;
  const before = await open((tx) => findSubscriptionMark(tx, workspaceId));
  const row = await askProvider(services, before.subscription, wanted);
  return open(async (tx) => {
    // A workspace that is gone has nothing to keep.
    if (!(await lockWorkspace(tx, workspaceId))) return true;
    const now = await findSubscriptionMark(tx, workspaceId);
    if (now.mark !== before.mark) return false;
    if ((await isNews(tx)) && row) await writeSubscription(tx, row);
    return true;
  });
};

/**
 * The provider is asked between two steps, the second of which writes the answer only when it is the newest: those of
 * one workspace would otherwise write an older answer after a newer one.
 */
export const syncSubscription = async (
  { services }: AnyScope<'log'>,
  open: Step,
  wanted: ToSync,
  isNews: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries++) if (await syncOnce(services, open, wanted, isNews)) return;
  throw fail('CONFLICT');
};
