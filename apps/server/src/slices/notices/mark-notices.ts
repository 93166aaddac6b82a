import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { findMemberOfAccount, markNoticesOf } from './store.ts';

type Mark = { ids: readonly string[]; as: 'seen' | 'done' | 'open' };

/** One's own alone: whatever else is named stays as it is. */
export const markNotices = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  mark: Mark,
): Promise<{ done: true }> => {
  const member = accountId === null ? undefined : await findMemberOfAccount(tx, workspaceId, accountId);
  if (member) {
    await markNoticesOf(tx, member.memberId, mark);
    // The member's other tabs show the same.
    await publish(tx, { workspaceId, subject: 'notices', id: null });
  }
  return { done: true };
};
