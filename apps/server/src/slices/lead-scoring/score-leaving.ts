import type { TimerRun } from '../../timers/define-timer.ts';
import { scoreLeads } from './score-leads.ts';
import { findLeaving } from './store.ts';
import { waitForNext } from './wait-for-leaving.ts';

/** At once in one transaction; the others are due again a moment later. */
const MOST = 200;

/** Scores that have left their band by themselves are made anew. */
export const scoreLeaving = async ({ services, tx, workspaceId }: TimerRun<object>): Promise<void> => {
  await scoreLeads({ services, tx, workspaceId }, await findLeaving(tx, MOST));
  await waitForNext({ tx, workspaceId });
};
