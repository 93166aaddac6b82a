import { appointmentReminderTimer, askSatisfactionTimer } from '../slices/booking/timers.ts';
import { calendarSyncTimer } from '../slices/calendars/timers.ts';
import {
  burstEndsTimer,
  channelCheckTimer,
  mailboxReadTimer,
  replyUnreadTimer,
} from '../slices/channels/timers.ts';
import { figuresRollUpTimer } from '../slices/figures/timers.ts';
import { hubspotSyncTimer } from '../slices/hubspot/timers.ts';
import { inboxShiftTimer, inboxSnoozeTimer } from '../slices/inbox/timers.ts';
import { forgetImportRowsTimer } from '../slices/lead-imports/timers.ts';
import { scoreLeadTimer, scoresLeaveTimer } from '../slices/lead-scoring/timers.ts';
import { followUpTimer, newHomesTimer, responseDueTimer, taskDueTimer } from '../slices/leads/timers.ts';
import { noticeDigestTimer, noticeMailTimer, noticePushTimer } from '../slices/notices/timers.ts';
import { messageLeavesTimer } from '../slices/outbound/timers.ts';
import { sampleMovesOnTimer } from '../slices/sample-operations/timers.ts';
import { hoursChangedTimer, offerEndsTimer, timeFreedTimer } from '../slices/waitlist/timers.ts';
import { webhookTryTimer } from '../slices/webhooks/timers.ts';
import type { TimerDefinition } from '../timers/define-timer.ts';

/** Every timer the product knows. A worker does what is listed here. */
export const TIMER_DEFINITIONS: TimerDefinition[] = [
  messageLeavesTimer,
  appointmentReminderTimer,
  burstEndsTimer,
  channelCheckTimer,
  mailboxReadTimer,
  replyUnreadTimer,
  askSatisfactionTimer,
  calendarSyncTimer,
  hoursChangedTimer,
  timeFreedTimer,
  offerEndsTimer,
  figuresRollUpTimer,
  noticeMailTimer,
  noticeDigestTimer,
  noticePushTimer,
  webhookTryTimer,
  hubspotSyncTimer,
  followUpTimer,
  taskDueTimer,
  newHomesTimer,
  responseDueTimer,
  scoreLeadTimer,
  scoresLeaveTimer,
  forgetImportRowsTimer,
  inboxSnoozeTimer,
  inboxShiftTimer,
  sampleMovesOnTimer,
] as TimerDefinition[];
