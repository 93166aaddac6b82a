import { defineTimer } from '../../timers/define-timer.ts';
import { REMINDER } from './reminders.ts';

export const appointmentReminderTimer = defineTimer({
  ...REMINDER,
  handler: async () => (await import('./remind-client.ts')).remindClient,
});
