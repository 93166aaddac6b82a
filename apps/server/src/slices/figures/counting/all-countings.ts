import type { MetricName } from '@propguard/rules/metrics/all-metrics';
import {
  countAnswerTime,
  countCancellation,
  countClientSatisfaction,
  countCompletion,
  countDuration,
  countRescheduling,
} from './appointments.ts';
import type { Counting } from './counting.ts';
import { countHandOverRate } from './hand-over-rate.ts';
import { countMessagesDelivered } from './messages-delivered.ts';
import { countMessagesReceived } from './messages-received.ts';
import { countPersonAnswerTime } from './person-answer-time.ts';
import { countReplyRate } from './reply-rate.ts';
import { countResponseTime } from './response-time.ts';
import { countDetractors, countPromoters, countSatisfaction } from './surveys.ts';

export const COUNTINGS: Readonly<Record<MetricName, Counting>> = {
  'messages-received': countMessagesReceived,
  'reply-rate': countReplyRate,
  'response-time': countResponseTime,
  'hand-over-rate': countHandOverRate,
  'messages-delivered': countMessagesDelivered,
  'person-answer-time': countPersonAnswerTime,
  satisfaction: countSatisfaction,
  promoters: countPromoters,
  detractors: countDetractors,
  'appointment-completion': countCompletion,
  'appointment-cancellation': countCancellation,
  'appointment-rescheduling': countRescheduling,
  'appointment-duration': countDuration,
  'appointment-answer-time': countAnswerTime,
  'client-satisfaction': countClientSatisfaction,
};
