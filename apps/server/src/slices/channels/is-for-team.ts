import { isAnswered } from '@propguard/rules/conversations/answer-hours';
import { detectLanguage } from '@propguard/talk/understanding/language';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findAnswerHours } from '../conversations/answer-hours.ts';
import { readChatbotSettings } from './chatbot-settings.ts';

/** Why the team was asked, for the team. */
export const FOR_TEAM = 'The assistant doesn’t answer this by itself.';

/** Whether the assistant answers this by itself, or the team is asked. */
export const isForTeam = async (scope: WorkspaceScope, text: string): Promise<boolean> => {
  const { autoResponses, languages } = await readChatbotSettings(scope);
  if (autoResponses === 'never') return true;
  if (autoResponses === 'outside-hours' && isAnswered(await findAnswerHours(scope), new Date())) return true;
  const { language, isSure } = detectLanguage(text, null);
  return isSure && !languages.includes(language);
};
