<<<<<<< HEAD
import { scoreLeadTimer } from '../slices/lead-scoring/timers.ts';
=======
import { noticeDigestTimer, noticeMailTimer } from '../slices/notices/timers.ts';
>>>>>>> main
import { messageLeavesTimer } from '../slices/outbound/timers.ts';
import type { TimerDefinition } from '../timers/define-timer.ts';

/** Every timer the product knows. A worker does what is listed here. */
<<<<<<< HEAD
export const TIMER_DEFINITIONS: TimerDefinition[] = [messageLeavesTimer, scoreLeadTimer] as TimerDefinition[];
=======
export const TIMER_DEFINITIONS: TimerDefinition[] = [
  messageLeavesTimer,
  noticeMailTimer,
  noticeDigestTimer,
] as TimerDefinition[];
>>>>>>> main
