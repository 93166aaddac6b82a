import type { Conversation } from '@propguard/protocol/conversations';
import { isHandedOver } from '@propguard/rules/conversations/states';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { changeConversation } from './change-conversation.ts';
import { demandConversation, demandOwnConversation } from './demand-conversation.ts';
import { endOpenHandOver, insertHandOver, takeOpenHandOver } from './store.ts';
import { toConversation } from './view.ts';

/** From now on the assistant is silent, and the team sees it. */
export const handOver = async (
  scope: WorkspaceScope,
  { id, reason }: { id: string; reason: string },
): Promise<Conversation> => {
  const { tx, workspaceId } = scope;
  const row = await demandOwnConversation(scope, id);
  if (isHandedOver(row.state)) return toConversation(row, scope.accountId);
  await insertHandOver(tx, {
    workspaceId,
    conversationId: id,
    segment: row.segment,
    reason: reason || null,
  });
  return changeConversation(scope, id, { state: 'waiting' });
};

export const takeOver = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  const row = await demandConversation(scope, id);
  if (row.state === 'person' && row.memberId === scope.accountId) return toConversation(row, scope.accountId);
  if (row.state !== 'waiting' || !(await takeOpenHandOver(scope.tx, id, scope.accountId)))
    throw fail('CONFLICT');
  return changeConversation(scope, id, { state: 'person' });
};

/** By its person alone: from then on it is theirs alone again. */
export const takeBack = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  await demandOwnConversation(scope, id);
  await endOpenHandOver(scope.tx, id, 'taken-back');
  return changeConversation(scope, id, { state: 'assistant' });
};

/** By the member who has it. What the person writes next begins a new segment, which the assistant answers. */
export const resolveConversation = async (scope: WorkspaceScope, id: string): Promise<Conversation> => {
  const row = await demandConversation(scope, id);
  if (row.state !== 'person' || row.memberId !== scope.accountId) throw fail('CONFLICT');
  await endOpenHandOver(scope.tx, id, 'resolved');
  return changeConversation(scope, id, { state: 'resolved' });
};
