import { defineTimer } from '../../timers/define-timer.ts';
import { CALENDAR_SYNC } from './sync-timer.ts';

export const calendarSyncTimer = defineTimer({
  ...CALENDAR_SYNC,
  handler: async () => (await import('./begin-sync.ts')).beginSync,
});
