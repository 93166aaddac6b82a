import type { ChatbotSettings } from '@propguard/protocol/channels';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { findChatbotSettings, saveChatbotSettings } from './settings-store.ts';

/** Until a workspace says otherwise it answers everybody, at any hour. */
const USUAL: ChatbotSettings = { autoResponses: 'always', languages: [...LANGUAGE_CODES] };

export const readChatbotSettings = async ({
  tx,
  workspaceId,
}: Pick<WorkspaceScope, 'tx' | 'workspaceId'>): Promise<ChatbotSettings> => {
  const row = await findChatbotSettings(tx, workspaceId);
  return row ? { autoResponses: row.autoResponses, languages: row.languages } : USUAL;
};

export const changeChatbotSettings = async (
  scope: WorkspaceScope,
  { autoResponses, languages }: ChatbotSettings,
): Promise<ChatbotSettings> => {
  const { tx, workspaceId } = scope;
  await saveChatbotSettings(tx, { workspaceId, autoResponses, languages: [...new Set(languages)] });
  await publish(tx, { workspaceId, subject: 'channels', id: null });
  return readChatbotSettings(scope);
};
