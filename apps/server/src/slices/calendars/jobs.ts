import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** People see it as the state of the calendar, not as a job. */
export const syncCalendarJob = defineJob({
  kind: 'sync-calendar',
  lane: 'work',
  isInternal: true,
  input: z.object({ calendarId: z.uuid() }),
  maxAttempts: 1,
  handler: async () => (await import('./sync-calendar.ts')).syncCalendar,
});
