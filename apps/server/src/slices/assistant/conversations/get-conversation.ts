import type { Conversation } from '@propguard/protocol/assistant';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findTurns } from '../store.ts';
import { toConversation, toTurn } from '../view.ts';
import { demandConversation } from './demand-conversation.ts';

export const getConversation = async (
  scope: WorkspaceScope,
  id: string,
): Promise<{ conversation: Conversation; turns: AssistantTurn[] }> => {
  const row = await demandConversation(scope, id);
  const turns = await findTurns(scope.tx, id);
  return { conversation: toConversation(row, scope.accountId), turns: turns.map(toTurn) };
};
