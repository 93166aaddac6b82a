import { defineTimer } from '../../timers/define-timer.ts';
import { SHIFT, SNOOZE } from './inbox-timers.ts';

export const inboxSnoozeTimer = defineTimer({
  ...SNOOZE,
  handler: async () => (await import('./wake.ts')).wake,
});

export const inboxShiftTimer = defineTimer({
  ...SHIFT,
  handler: async () => {
    const { assignWaiting } = await import('./assign-waiting.ts');
    return (run) => assignWaiting(run);
  },
});
