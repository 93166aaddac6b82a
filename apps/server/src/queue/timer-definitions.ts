import { appointmentReminderTimer } from '../slices/appointments/timers.ts';
import { figuresRollUpTimer } from '../slices/figures/timers.ts';
import { forgetImportRowsTimer } from '../slices/lead-imports/timers.ts';
import { scoreLeadTimer } from '../slices/lead-scoring/timers.ts';
import { followUpTimer, responseDueTimer, taskDueTimer } from '../slices/leads/timers.ts';
import { noticeDigestTimer, noticeMailTimer } from '../slices/notices/timers.ts';
import { messageLeavesTimer } from '../slices/outbound/timers.ts';
import type { TimerDefinition } from '../timers/define-timer.ts';

/** Every timer the product knows. A worker does what is listed here. */
export const TIMER_DEFINITIONS: TimerDefinition[] = [
  messageLeavesTimer,
  appointmentReminderTimer,
  figuresRollUpTimer,
  noticeMailTimer,
  noticeDigestTimer,
  followUpTimer,
  taskDueTimer,
  responseDueTimer,
  scoreLeadTimer,
  forgetImportRowsTimer,
] as TimerDefinition[];
