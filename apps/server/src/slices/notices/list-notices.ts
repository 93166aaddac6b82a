import type { Notice } from '@propguard/protocol/notices';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { countNotices, findMemberOfAccount, findNotices, type Reached } from './store.ts';
import { toNotice } from './view.ts';

type Query = { show: 'open' | 'all'; limit: number; cursor?: string | undefined };

/** Undefined for who is no member: a visitor who has kept nothing yet. */
const ownMember = async ({ tx, workspaceId, accountId }: WorkspaceScope): Promise<Reached | undefined> =>
  accountId === null ? undefined : findMemberOfAccount(tx, workspaceId, accountId);

export const listNotices = async (
  scope: WorkspaceScope,
  { show, limit, cursor }: Query,
): Promise<{ items: Notice[]; nextCursor: string | null }> => {
  const member = await ownMember(scope);
  const filter = { notices: show };
  const after = readCursor(filter, cursor, NewestPosition);
  if (!member) return { items: [], nextCursor: null };
  const { memberId, zone } = member;
  const rows = await findNotices(
    scope.tx,
    { memberId, onlyOpen: show === 'open' },
    { after, limit: limit + 1 },
  );
  return newestPage(rows, limit, filter, (row) => toNotice(row, zone));
};

export const countOwnNotices = async (scope: WorkspaceScope): Promise<{ open: number; unseen: number }> => {
  const member = await ownMember(scope);
  return member ? countNotices(scope.tx, member.memberId) : { open: 0, unseen: 0 };
};
