import { appointmentAnswerTime } from './appointment-answer-time.ts';
import { appointmentCancellation } from './appointment-cancellation.ts';
import { appointmentCompletion } from './appointment-completion.ts';
import { appointmentDuration } from './appointment-duration.ts';
import { appointmentRescheduling } from './appointment-rescheduling.ts';
import { clientSatisfaction } from './client-satisfaction.ts';
import { detractors } from './detractors.ts';
import { handOverRate } from './hand-over-rate.ts';
import { messagesDelivered } from './messages-delivered.ts';
import { messagesReceived } from './messages-received.ts';
import type { Metric } from './metric.ts';
import { personAnswerTime } from './person-answer-time.ts';
import { promoters } from './promoters.ts';
import { replyRate } from './reply-rate.ts';
import { responseTime } from './response-time.ts';
import { satisfaction } from './satisfaction.ts';

/** Every figure of a workspace, by the name that its days are kept under. Added to, never renamed. */
export const METRICS = {
  'messages-received': messagesReceived,
  'reply-rate': replyRate,
  'response-time': responseTime,
  'hand-over-rate': handOverRate,
  'messages-delivered': messagesDelivered,
  'person-answer-time': personAnswerTime,
  satisfaction,
  promoters,
  detractors,
  'appointment-completion': appointmentCompletion,
  'appointment-cancellation': appointmentCancellation,
  'appointment-rescheduling': appointmentRescheduling,
  'appointment-duration': appointmentDuration,
  'appointment-answer-time': appointmentAnswerTime,
  'client-satisfaction': clientSatisfaction,
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as [MetricName, ...MetricName[]];
