import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { replyAsMember } from '../../conversations/add-message.ts';
import { reread } from './change-turn.ts';

/** A member's reply, told as the contract tells a conversation. */
export const replyAsPerson = async (
  scope: WorkspaceScope,
  { id: conversationId, turnId, text }: { id: string; turnId: string; text: string },
): Promise<AssistantTurn> => {
  await replyAsMember(scope, { id: turnId, conversationId, text });
  return reread(scope, turnId);
};
