import type { Conversation } from '@propguard/protocol/assistant';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { fail } from '../../../fail.ts';
import { deleteConversation, updateConversation } from '../store.ts';
import { toConversation } from '../view.ts';
import { demandConversation, demandOwnConversation } from './demand-conversation.ts';

type Change = Parameters<typeof updateConversation>[2];

const change = async (scope: WorkspaceScope, id: string, fields: Change): Promise<Conversation> => {
  await updateConversation(scope.tx, id, fields);
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id });
  return toConversation(await demandConversation(scope, id), scope.accountId);
};

export const renameConversation = async (
  scope: WorkspaceScope,
  { id, title }: { id: string; title: string },
) => {
  await demandOwnConversation(scope, id);
  return change(scope, id, { title });
};

export const removeConversation = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  await demandOwnConversation(scope, id);
  await deleteConversation(scope.tx, id);
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id });
  return { done: true };
};

/** From now on the assistant is silent, and the team sees it. */
export const handOver = async (scope: WorkspaceScope, { id, reason }: { id: string; reason: string }) => {
  const row = await demandOwnConversation(scope, id);
  if (row.state !== 'assistant') return toConversation(row, scope.accountId);
  return change(scope, id, { state: 'waiting', handedOverAt: new Date(), handOverReason: reason || null });
};

export const takeOver = async (scope: WorkspaceScope, id: string) => {
  const row = await demandConversation(scope, id);
  if (row.state === 'assistant') throw fail('CONFLICT');
  if (row.state === 'person' && row.personId !== scope.accountId) throw fail('CONFLICT');
  return change(scope, id, { state: 'person', personId: scope.accountId });
};

/** By its person alone: from then on it is theirs alone again. */
export const takeBack = async (scope: WorkspaceScope, id: string) => {
  await demandOwnConversation(scope, id);
  return change(scope, id, { state: 'assistant', personId: null, handedOverAt: null, handOverReason: null });
};
