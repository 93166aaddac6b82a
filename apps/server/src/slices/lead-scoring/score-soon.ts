import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { SCORE_LEAD } from './score-timer.ts';
import { findLeadIdOfPerson } from './store.ts';

/** Something happened with a person: when they are a lead, it is scored as soon as this is committed, however often. */
export const scoreSoon = async (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  personId: string,
): Promise<void> => {
  const leadId = await findLeadIdOfPerson(tx, personId);
  if (leadId)
    await setTimer({ tx, workspaceId }, SCORE_LEAD, { key: leadId, dueAt: new Date(), payload: {} });
};
