import { REMINDER_HOURS } from '@propguard/rules/appointments/appointment-limits';
import * as z from 'zod';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { cancelTimer, setTimer } from '../../timers/set-timer.ts';
import type { StoredAppointment } from './store.ts';

const HOUR_MS = 3_600_000;

/** Its key is the appointment and how long before. The handler is named in timers.ts. */
export const REMINDER = {
  kind: 'appointment-reminder',
  payload: z.object({ appointmentId: z.uuid(), hours: z.number(), sequence: z.int() }),
};

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;

export const reminderTimes = (startsAt: Date): { hours: number; at: Date }[] =>
  REMINDER_HOURS.map((hours) => ({ hours, at: new Date(startsAt.getTime() - hours * HOUR_MS) }));

/** For its time as it is now; one whose moment is over is not sent late. */
export const setReminders = async (
  scope: Scope,
  { id, startsAt, sequence }: Pick<StoredAppointment, 'id' | 'startsAt' | 'sequence'>,
): Promise<void> => {
  for (const { hours, at } of reminderTimes(startsAt)) {
    const key = `${id}:${hours}h`;
    if (at > new Date())
      await setTimer(scope, REMINDER, { key, dueAt: at, payload: { appointmentId: id, hours, sequence } });
    else await cancelTimer(scope, REMINDER, key);
  }
};

export const cancelReminders = async (scope: Scope, id: string): Promise<void> => {
  for (const hours of REMINDER_HOURS) await cancelTimer(scope, REMINDER, `${id}:${hours}h`);
};

export const reminderKey = (
  { id, sequence }: Pick<StoredAppointment, 'id' | 'sequence'>,
  hours: number,
): string => `reminder:${id}:${hours}h:${sequence}`;
