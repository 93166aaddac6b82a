import type { Conversation } from '@propguard/protocol/conversations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { isTeam } from './demand-conversation.ts';
import { findConversation, visibleTo } from './store.ts';
import { toConversation } from './view.ts';

export const getConversation = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  const row = await findConversation(scope.tx, id, visibleTo(scope.accountId, isTeam(scope)));
  if (!row) throw fail('NOT_FOUND');
  return toConversation(row, scope.accountId);
};
