import { defineTimer } from '../../timers/define-timer.ts';
import { FIGURES_ROLL_UP } from './roll-up.ts';

export const figuresRollUpTimer = defineTimer({
  ...FIGURES_ROLL_UP,
  handler: async () => (await import('./roll-up-figures.ts')).rollUpFigures,
});
