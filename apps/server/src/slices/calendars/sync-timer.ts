import { SYNC_EVERY_MINUTES } from '@propguard/rules/calendars/calendar-links';
import * as z from 'zod';
import type { Tx } from '../../db/database.ts';
import { setTimer, setTimerBy, setTimerUnlessDue } from '../../timers/set-timer.ts';

const MINUTE_MS = 60_000;
/** A calendar that fails is asked less and less often, at least every so many minutes. */
const SLOWEST_MINUTES = 60;
const SOON_MS = 5_000;

/** Its key is the calendar. The handler is named in timers.ts. */
export const CALENDAR_SYNC = { kind: 'calendar-sync', payload: z.object({ calendarId: z.uuid() }) };

type Scope = { tx: Tx; workspaceId: string };

export const syncAt = (scope: Scope, calendarId: string, dueAt: Date): Promise<void> =>
  setTimer(scope, CALENDAR_SYNC, { key: calendarId, dueAt, payload: { calendarId } });

/** Asked for while it is being read: once that is over. */
export const syncSoon = (scope: Scope, calendarId: string): Promise<void> =>
  setTimerBy(scope, CALENDAR_SYNC, {
    key: calendarId,
    dueAt: new Date(Date.now() + SOON_MS),
    payload: { calendarId },
  });

const usualNext = (failures: number): Date =>
  new Date(
    Date.now() + Math.min(SLOWEST_MINUTES, SYNC_EVERY_MINUTES * 2 ** Math.min(failures, 6)) * MINUTE_MS,
  );

export const syncNext = (scope: Scope, calendarId: string, failures: number): Promise<void> =>
  syncAt(scope, calendarId, usualNext(failures));

/** After a reading: whoever asked for another meanwhile is not put off. */
export const syncLater = (scope: Scope, calendarId: string, failures: number): Promise<void> =>
  setTimerUnlessDue(scope, CALENDAR_SYNC, {
    key: calendarId,
    dueAt: usualNext(failures),
    payload: { calendarId },
    unlessBy: new Date(Date.now() + SOON_MS),
  });
