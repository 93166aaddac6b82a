import type { SuggestedReply } from '@propguard/protocol/inbox';
import { isHandedOver } from '@propguard/rules/conversations/states';
import type { WorkspaceSteps } from '../../access/workspace-scope.ts';
import { findWaiting, suggestAnswer } from '../assistant/turns/suggest-answer.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';

/** Only while a person is to answer: until then the assistant answers by itself. */
export const getSuggestion = async (
  steps: WorkspaceSteps,
  id: string,
): Promise<{ suggestion: SuggestedReply | null }> => {
  const waiting = await steps.openWorkspace('read', async (scope) => {
    const { state } = await demandTeamConversation(scope, id);
    return isHandedOver(state) ? findWaiting(scope, id) : null;
  });
  return { suggestion: waiting && (await suggestAnswer(steps, id, waiting)) };
};
