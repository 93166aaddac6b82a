import * as z from 'zod';
import { Instant } from './shapes.ts';

const Rate = z.object({ numerator: z.int(), denominator: z.int() });
/** OPS-ENT-05, LEADS-ENT-29. Rates carry what they were counted from. */
export const AppointmentFigures = z.object({
  totalAppointments: z.int(),
  todayAppointments: z.int(),
  todayLive: z.int(),
  todayToCome: z.int(),
  thisWeekAppointments: z.int(),
  upcomingAppointments: z.int(),
  overdueAppointments: z.int(),
  oldestOverdueAt: Instant.nullable(),
  completionRate: Rate.describe('Held, of those that ended or were cancelled, in 90 days.'),
  rescheduleRate: Rate.describe('Moved at least once, of those that ended or were cancelled, in 90 days.'),
  averageDuration: z.object({
    minutes: z.number().nullable(),
    plannedMinutes: z.number().nullable(),
    count: z.int(),
  }),
  clientSatisfaction: z.object({ average: z.number().nullable(), count: z.int() }),
  completedAppointments: z.int(),
  cancellationRate: Rate.describe('Cancelled, of those that ended or were cancelled, in 90 days.'),
  virtualTourUsage: Rate.describe('By video, of those in 90 days that were not cancelled.'),
  avgResponseTime: z
    .object({ minutes: z.number().nullable(), count: z.int() })
    .describe('From booking to the first yes, in 90 days, where it was not confirmed straight away.'),
  calendarIntegration: z
    .object({ google: z.boolean(), outlook: z.boolean(), apple: z.boolean() })
    .describe('Whose calendars agents have connected.'),
});
export type AppointmentFigures = z.infer<typeof AppointmentFigures>;
