import type { TimerDefinition } from '../timers/define-timer.ts';

/** Every timer the product knows. A worker does what is listed here. */
export const TIMER_DEFINITIONS: TimerDefinition[] = [] as TimerDefinition[];
