import { USUAL_NOTICE_PUSH } from '@propguard/rules/notices/notice-kinds';
import type { TxScope } from '../../access/any-scope.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { NOTICE_PUSH } from './notice-timers.ts';
import { findPushOf, findSubscriptions } from './push-store.ts';
import type { NoticeRow } from './store.ts';

/** To the browsers of those who want this kind there, as soon as what it tells of is committed. */
export const pushToBrowsers = async (
  { tx, workspaceId }: TxScope & { workspaceId: string },
  rows: readonly NoticeRow[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const subscriptions = await findSubscriptions(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  if (subscriptions.length === 0) return;
  const chosen = await findPushOf(
    tx,
    first.kind,
    subscriptions.map(({ memberId }) => memberId),
  );
  for (const { id, memberId } of subscriptions) {
    const notice = rows.find((row) => row.memberId === memberId);
    if (!notice || !(chosen.get(memberId) ?? USUAL_NOTICE_PUSH[notice.kind])) continue;
    await setTimer({ tx, workspaceId }, NOTICE_PUSH, {
      key: `${notice.id}:${id}`,
      dueAt: new Date(),
      payload: { noticeId: notice.id, subscriptionId: id, tries: 0 },
    });
  }
};
