import type { SuggestedReply } from '@propguard/protocol/inbox';
import { isHandedOver } from '@propguard/rules/conversations/states';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { suggestAnswer } from '../assistant/turns/suggest-answer.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';

/** Only while a person is to answer: until then the assistant answers by itself. */
export const getSuggestion = async (
  scope: WorkspaceScope,
  id: string,
): Promise<{ suggestion: SuggestedReply | null }> => {
  const { state } = await demandTeamConversation(scope, id);
  return { suggestion: isHandedOver(state) ? await suggestAnswer(scope, id) : null };
};
