import type { InboxSettings } from '@propguard/protocol/inbox';
import { wrongSpan } from '@propguard/rules/agents/spans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { findAnswerHours, saveAnswerHours } from '../conversations/answer-hours.ts';

export const getInboxSettings = async (scope: WorkspaceScope): Promise<InboxSettings> => {
  const { zone, hours, answerMinutes } = await findAnswerHours(scope);
  return { zone, hours: hours as InboxSettings['hours'], answerMinutes };
};

export const changeInboxSettings = async (
  scope: WorkspaceScope,
  settings: InboxSettings,
): Promise<InboxSettings> => {
  for (const day of new Set(settings.hours.map((span) => span.day)))
    if (wrongSpan(settings.hours.filter((span) => span.day === day)) !== null)
      throw invalid({ field: 'hours', message: 'A day’s hours must end after they start, and not overlap.' });
  await saveAnswerHours(scope, settings);
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'conversations', id: null });
  return getInboxSettings(scope);
};
