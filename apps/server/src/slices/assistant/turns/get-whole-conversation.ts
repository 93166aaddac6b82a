import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { Conversation } from '@propguard/protocol/conversations';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { getConversation } from '../../conversations/get-conversation.ts';
import { toTurn } from '../view.ts';
import { exchangesOf } from './exchanges.ts';

export const getWholeConversation = async (
  scope: WorkspaceScope,
  id: string,
): Promise<{ conversation: Conversation; turns: AssistantTurn[] }> => {
  const conversation = await getConversation(scope, id);
  const exchanges = await exchangesOf(scope, id);
  return { conversation, turns: exchanges.map(toTurn) };
};
