import type { Conversation } from '@propguard/protocol/conversations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { demandOwnConversation } from './demand-conversation.ts';
import { getConversation } from './get-conversation.ts';
import { deleteConversation, updateConversation } from './store.ts';
import { endHandOver } from './tell-of-hand-over.ts';

const announce = ({ tx, workspaceId }: WorkspaceScope, id: string): Promise<void> =>
  publish(tx, { workspaceId, subject: 'conversations', id });

export const changeConversation = async (
  scope: WorkspaceScope,
  id: string,
  fields: Parameters<typeof updateConversation>[2],
): Promise<Conversation> => {
  await updateConversation(scope.tx, id, fields);
  await announce(scope, id);
  return getConversation(scope, id);
};

export const renameConversation = async (
  scope: WorkspaceScope,
  { id, title }: { id: string; title: string },
): Promise<Conversation> => {
  await demandOwnConversation(scope, id);
  return changeConversation(scope, id, { title });
};

export const removeConversation = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  await demandOwnConversation(scope, id);
  await endHandOver(scope, id, 'taken-back');
  await deleteConversation(scope.tx, id);
  await announce(scope, id);
  return { done: true };
};
