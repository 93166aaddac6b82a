import { defineTimer } from '../../timers/define-timer.ts';
import { ASK_SATISFACTION } from './ask-satisfaction.ts';

export const askSatisfactionTimer = defineTimer({
  ...ASK_SATISFACTION,
  handler: async () => (await import('./ask-satisfaction.ts')).askSatisfaction,
});
