import type { Conversation } from '@propguard/protocol/conversations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { isTeam } from './demand-conversation.ts';
import { findConversations, visibleTo } from './store.ts';
import { toConversation } from './view.ts';

type Query = { query: string; state?: string | undefined; limit: number; cursor?: string | undefined };

export const listConversations = async (
  scope: WorkspaceScope,
  { query, state, limit, cursor }: Query,
): Promise<{ items: Conversation[]; nextCursor: string | null }> => {
  const filter = { query, state: state ?? null };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findConversations(scope.tx, visibleTo(scope.accountId, isTeam(scope)), filter, {
    after,
    limit: limit + 1,
  });
  return newestPage(rows, limit, filter, (row) => toConversation(row, scope.accountId));
};
