import type { Retention } from '@propguard/protocol/privacy';
import { keptSince, USUAL_MESSAGE_MONTHS } from '@propguard/rules/people/retention';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findRetention, saveRetention } from './store.ts';

/** With the day that it comes to: a number of months says little about what is gone. */
export const getRetention = async ({ tx, workspaceId }: WorkspaceScope): Promise<Retention> => {
  const chosen = await findRetention(tx, workspaceId);
  const messageMonths = chosen ? chosen.messageMonths : USUAL_MESSAGE_MONTHS;
  return {
    messageMonths,
    messagesBefore: messageMonths === null ? null : keptSince(messageMonths, new Date()).toISOString(),
  };
};

export const changeRetention = async (
  scope: WorkspaceScope,
  { messageMonths }: { messageMonths: number | null },
): Promise<Retention> => {
  await saveRetention(scope.tx, scope.workspaceId, messageMonths);
  return getRetention(scope);
};
