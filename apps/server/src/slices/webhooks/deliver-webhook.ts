import { nextTryAt } from '@propguard/rules/webhooks/webhook-events';
import type { Tx } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { type Letter, type Outcome, postWebhook } from './post-webhook.ts';
import { findDelivery, findWebhook, lockDelivery, updateDelivery, updateWebhook } from './store.ts';
import { openSecret } from './webhook-secret.ts';
import { WEBHOOK_TRY } from './webhook-timer.ts';

type Run = Pick<
  JobRun<{ deliveryId: string }>,
  'services' | 'workspaceId' | 'input' | 'transaction' | 'signal'
>;

const GONE = 410;

/** What is to be sent; null when it has arrived, or nobody wants it any more. */
const letterOf = ({ services, transaction, input }: Run): Promise<Letter | null> =>
  transaction(async (tx) => {
    const delivery = await findDelivery(tx, input.deliveryId);
    if (delivery?.state !== 'waiting') return null;
    const webhook = await findWebhook(tx, delivery.webhookId);
    if (!webhook) return null;
    const { sealedSecret, sealedPrevious, previousUntil } = webhook;
    const isPreviousGood = sealedPrevious !== null && previousUntil !== null && previousUntil > new Date();
    const sealed = isPreviousGood ? [sealedSecret, sealedPrevious] : [sealedSecret];
    return {
      id: delivery.id,
      url: webhook.url,
      body: delivery.body,
      secrets: sealed.map((one) => openSecret({ services }, one)),
    };
  });

type Kept = { tx: Tx; workspaceId: string };

/** It has arrived, a timer for the next try, or the end. */
const keepOutcome = async ({ tx, workspaceId }: Kept, id: string, outcome: Outcome): Promise<void> => {
  const row = await lockDelivery(tx, id);
  if (row?.state !== 'waiting') return;
  const { status, answer, tookMs, error } = outcome;
  const tries = row.tries + 1;
  const now = new Date();
  const next = outcome.isFinal ? null : nextTryAt(tries, now, outcome.askedForMs);
  await updateDelivery(tx, id, {
    tries,
    status,
    answer,
    tookMs,
    error,
    nextTryAt: next,
    ...(error === null && { state: 'delivered' as const, deliveredAt: now }),
    ...(error !== null && next === null && { state: 'failed' as const }),
  });
  if (next) await setTimer({ tx, workspaceId }, WEBHOOK_TRY, { key: id, dueAt: next, payload: {} });
  // It says itself that nothing more is to be sent there.
  if (status === GONE) await updateWebhook(tx, row.webhookId, { isActive: false, goneAt: now });
  await publish(tx, { workspaceId, subject: 'webhooks', id: row.webhookId });
};

/** One try, and what follows from it. */
export const deliverWebhook = async (run: Run): Promise<JobOutcome> => {
  const { workspaceId, services, signal } = run;
  if (workspaceId === null) throw new Error('A webhook is a workspace’s.');
  const letter = await letterOf(run);
  if (!letter) return {};
  const { mayBePrivate } = services.config.outsideServices;
  const outcome = await postWebhook(letter, { signal, mayBePrivate });
  await run.transaction((tx) => keepOutcome({ tx, workspaceId }, letter.id, outcome));
  return {};
};
