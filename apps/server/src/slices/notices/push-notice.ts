import { nextPushAt } from '@propguard/rules/notices/push-limits';
import { PATHS } from '@propguard/rules/routes/paths';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { NOTICE_PUSH } from './notice-timers.ts';
import { pushKeysOf } from './push-keys.ts';
import {
  deleteSubscription,
  findNotice,
  findSubscription,
  markPushed,
  type SubscriptionRow,
} from './push-store.ts';
import { type PushMessage, sendPush } from './send-push.ts';
import { sentenceOf } from './view.ts';

type Input = { noticeId: string | null; subscriptionId: string; tries: number };
type Run = Pick<JobRun<Input>, 'services' | 'workspaceId' | 'input' | 'transaction' | 'signal'>;

const TRIAL: PushMessage = {
  title: 'PropGuard',
  body: 'This browser will show you what’s waiting for you.',
  path: PATHS.noticeSettings,
  tag: 'trial',
};

/** Null when the browser is gone, or the member has seen the notice meanwhile. */
const messageOf = ({
  transaction,
  input,
}: Run): Promise<{ to: SubscriptionRow; message: PushMessage } | null> =>
  transaction(async (tx) => {
    const to = await findSubscription(tx, input.subscriptionId);
    if (!to) return null;
    if (input.noticeId === null) return { to, message: TRIAL };
    const found = await findNotice(tx, input.noticeId);
    // A browser that became another member's shows nothing of the one before.
    if (!found || found.notice.memberId !== to.memberId) return null;
    const { notice, workspace, zone } = found;
    if (notice.seenAt || notice.doneAt) return null;
    return {
      to,
      message: { title: workspace, body: sentenceOf(notice, zone), path: notice.path, tag: notice.id },
    };
  });

/** What waits longer than the product is worth a push: it is on the screen and in the letter. */
export const pushNotice = async (run: Run): Promise<JobOutcome> => {
  const { services, workspaceId, input, signal } = run;
  if (workspaceId === null) throw new Error('A notice is a workspace’s.');
  const found = await messageOf(run);
  if (!found) return {};
  const { config } = services;
  const outcome = await sendPush(found.to, found.message, {
    keys: await pushKeysOf({ services }),
    // Whom a push service writes to when something is wrong with what we send.
    subject: config.http.publicUrl.startsWith('https:')
      ? config.http.publicUrl
      : 'mailto:push@propguard.invalid',
    signal,
    mayBePrivate: config.outsideServices.mayBePrivate,
  });
  await run.transaction(async (tx) => {
    const { id, memberId } = found.to;
    if (outcome.kind === 'taken') await markPushed(tx, id);
    else if (outcome.kind === 'gone') await deleteSubscription(tx, { id, memberId });
    else if (input.noticeId !== null) {
      const tries = input.tries + 1;
      const dueAt = nextPushAt(tries, new Date(), outcome.askedForMs);
      const payload = { noticeId: input.noticeId, subscriptionId: id, tries };
      if (dueAt)
        await setTimer({ tx, workspaceId }, NOTICE_PUSH, { key: `${input.noticeId}:${id}`, dueAt, payload });
    }
  });
  return {};
};
