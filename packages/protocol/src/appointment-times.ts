import {
  BUFFER_MAX_MINUTES,
  HORIZON_MAX_DAYS,
  NOTICE_MAX_MINUTES,
} from '@propguard/rules/appointments/appointment-limits';
import { isTimeZone } from '@propguard/rules/time/zones';
import * as z from 'zod';
import { Kind, LocationKind, Minutes } from './appointment-words.ts';
import { Day, Id, Instant } from './shapes.ts';

const WallTime = z.object({
  day: Day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.'),
  zone: z.string().max(60).refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.').optional(),
  which: z
    .enum(['first', 'second'])
    .optional()
    .describe('Of a time that comes twice, because the clocks go back.'),
});
/** A moment, or what the clocks on the wall show then. */
export const When = z.object({
  startsAt: Instant.optional(),
  wall: WallTime.optional().describe(
    'In the place of `startsAt`: by the agent’s clocks, unless a zone is named.',
  ),
  minutes: Minutes.optional().describe('As long as its kind takes, unless said.'),
  outsideHours: z.boolean().default(false).describe('The agent agrees to work outside their hours for it.'),
});

export const Hold = z.object({
  id: Id,
  agentId: Id,
  startTime: Instant,
  endTime: Instant,
  heldUntil: Instant,
});
export type Hold = z.infer<typeof Hold>;

export const NewHold = When.extend({
  kind: Kind,
  locationType: LocationKind.default('physical'),
  agentId: Id.nullable().default(null),
});
export type NewHold = z.infer<typeof NewHold>;

export const FreeTime = z.object({
  startTime: Instant,
  endTime: Instant,
  agentIds: z.array(Id).describe('Who is free then.'),
});
export type FreeTime = z.infer<typeof FreeTime>;

export const KindSettings = z.object({
  kind: Kind,
  minutes: Minutes.nullable().describe('Null: by where it is; a viewing at the home takes 60, by video 30.'),
  bufferBeforeMinutes: z.int().min(0).max(BUFFER_MAX_MINUTES),
  bufferAfterMinutes: z.int().min(0).max(BUFFER_MAX_MINUTES),
  noticeMinutes: z
    .int()
    .min(0)
    .max(NOTICE_MAX_MINUTES)
    .describe('How long before the start it can be booked at the latest.'),
  horizonDays: z.int().min(1).max(HORIZON_MAX_DAYS).describe('How far ahead it can be booked.'),
});
export type KindSettings = z.infer<typeof KindSettings>;
