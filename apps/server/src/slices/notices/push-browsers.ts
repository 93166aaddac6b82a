import type { NewPushBrowser, PushBrowser } from '@propguard/protocol/notices';
import { PUSH_SUBSCRIPTIONS_PER_MEMBER } from '@propguard/rules/notices/push-limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope, WorkspaceSteps } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { pushNoticeJob } from './jobs.ts';
import { ownMemberId } from './own-member.ts';
import { pushKeysOf } from './push-keys.ts';
import {
  countSubscriptions,
  deleteSubscription,
  findSubscription,
  findSubscriptions,
  type SubscriptionRow,
  saveSubscription,
} from './push-store.ts';

const toBrowser = ({ id, device, endpoint, createdAt, lastPushedAt }: SubscriptionRow): PushBrowser => ({
  id,
  device,
  endpoint,
  createdAt: createdAt.toISOString(),
  lastPushedAt: lastPushedAt?.toISOString() ?? null,
});

const demandMember = async (scope: WorkspaceScope): Promise<string> => {
  const memberId = await ownMemberId(scope);
  if (!memberId) throw fail('NOT_FOUND');
  return memberId;
};

/** In steps: the keys are the installation's, and made by the first who asks. */
export const listPushBrowsers = async ({
  services,
  openWorkspace,
}: WorkspaceSteps): Promise<{ publicKey: string; items: PushBrowser[] }> => {
  const items = await openWorkspace('read', async (scope) => {
    const memberId = await ownMemberId(scope);
    return memberId ? (await findSubscriptions(scope.tx, [memberId])).map(toBrowser) : [];
  });
  const { publicKey } = await pushKeysOf({ services });
  return { publicKey, items };
};

export const addPushBrowser = async (
  scope: WorkspaceScope,
  browser: NewPushBrowser,
): Promise<PushBrowser> => {
  const { tx, workspaceId } = scope;
  const memberId = await demandMember(scope);
  await demandRoom(tx, {
    of: 'push browsers',
    owner: memberId,
    most: PUSH_SUBSCRIPTIONS_PER_MEMBER,
    count: () => countSubscriptions(tx, memberId),
  });
  return toBrowser(await saveSubscription(tx, { workspaceId, memberId, ...browser }));
};

export const removePushBrowser = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  if (!(await deleteSubscription(scope.tx, { id, memberId: await demandMember(scope) })))
    throw fail('NOT_FOUND');
  return { done: true };
};

/** So that somebody sees that it works before anything waits for them. */
export const tryPush = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, services, workspaceId, accountId } = scope;
  const row = await findSubscription(tx, id);
  if (!row || row.memberId !== (await demandMember(scope))) throw fail('NOT_FOUND');
  await enqueue(services.queue, tx, pushNoticeJob, {
    workspaceId,
    accountId,
    input: { noticeId: null, subscriptionId: id, tries: 0 },
  });
  return { done: true };
};
