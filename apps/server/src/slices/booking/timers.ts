import { defineTimer } from '../../timers/define-timer.ts';
import { REMINDER } from '../appointments/reminders.ts';
import { ASK_SATISFACTION } from './ask-satisfaction.ts';

export const askSatisfactionTimer = defineTimer({
  ...ASK_SATISFACTION,
  handler: async () => (await import('./ask-satisfaction.ts')).askSatisfaction,
});

/** Its link to move or cancel is made here. */
export const appointmentReminderTimer = defineTimer({
  ...REMINDER,
  handler: async () => (await import('./remind-client.ts')).remindClient,
});
