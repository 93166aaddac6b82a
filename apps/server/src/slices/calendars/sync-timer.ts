import { SYNC_EVERY_MINUTES } from '@propguard/rules/calendars/calendar-links';
import * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { setTimer } from '../../timers/set-timer.ts';

const MINUTE_MS = 60_000;
/** A calendar that fails is asked less and less often, at least every so many minutes. */
const SLOWEST_MINUTES = 60;

/** Its key is the calendar. The handler is named in timers.ts. */
export const CALENDAR_SYNC = { kind: 'calendar-sync', payload: z.object({ calendarId: z.uuid() }) };

type Scope = { tx: Tx; workspaceId: string };

export const syncAt = (scope: Scope, calendarId: string, dueAt: Date): Promise<void> =>
  setTimer(scope, CALENDAR_SYNC, { key: calendarId, dueAt, payload: { calendarId } });

export const syncLater = (scope: Scope, calendarId: string, failures: number): Promise<void> => {
  const minutes = Math.min(SLOWEST_MINUTES, SYNC_EVERY_MINUTES * 2 ** Math.min(failures, 6));
  return syncAt(scope, calendarId, new Date(Date.now() + minutes * MINUTE_MS));
};
