import { defineTimer } from '../../timers/define-timer.ts';
import { SCORE_LEAD, SCORES_LEAVE } from './score-timer.ts';

export const scoreLeadTimer = defineTimer({
  ...SCORE_LEAD,
  handler: async () => {
    const { scoreLeads } = await import('./score-leads.ts');
    return async ({ services, tx, workspaceId, key }) => {
      await scoreLeads({ services, tx, workspaceId }, [key]);
    };
  },
});

export const scoresLeaveTimer = defineTimer({
  ...SCORES_LEAVE,
  handler: async () => (await import('./score-leaving.ts')).scoreLeaving,
});
