import { defineTimer } from '../../timers/define-timer.ts';
import { FOLLOW_UP, NEW_HOMES, RESPONSE_DUE, TASK_DUE } from './lead-timers.ts';

export const followUpTimer = defineTimer({
  ...FOLLOW_UP,
  handler: async () => (await import('./remind-agents.ts')).remindOfFollowUp,
});
export const taskDueTimer = defineTimer({
  ...TASK_DUE,
  handler: async () => (await import('./remind-agents.ts')).remindOfTask,
});
export const responseDueTimer = defineTimer({
  ...RESPONSE_DUE,
  handler: async () => (await import('./remind-agents.ts')).remindOfResponse,
});
export const newHomesTimer = defineTimer({
  ...NEW_HOMES,
  handler: async () => (await import('./tell-of-new-homes.ts')).tellOfNewHomes,
});
