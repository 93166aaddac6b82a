import { defineTimer } from '../../timers/define-timer.ts';
import { MOVE_ON } from './move-on-tomorrow.ts';

export const sampleMovesOnTimer = defineTimer({
  ...MOVE_ON,
  handler: async () => (await import('./move-on.ts')).moveOnAtNight,
});
