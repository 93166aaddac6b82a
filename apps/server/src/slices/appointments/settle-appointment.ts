import type { Ending } from '@propguard/protocol/appointment-booking';
import type { AppointmentActor } from '@propguard/rules/appointments/appointment-record';
import { isOpen, type StoredStatus } from '@propguard/rules/appointments/appointment-status';
import { fail } from '../../fail.ts';
import { recordActivity } from '../activities/record-activity.ts';
import { cancelReminders } from './reminders.ts';
import { lockAppointment, type StoredAppointment, updateAppointment } from './store.ts';
import { type ActingScope, noteChange, toTold } from './tell-of-appointment.ts';

type By = { by?: AppointmentActor };

const isUnderWay = (status: StoredStatus): boolean => isOpen(status) || status === 'in-progress';

const demand = async (
  { tx }: ActingScope,
  id: string,
  allows: (status: StoredStatus) => boolean,
): Promise<StoredAppointment> => {
  const row = await lockAppointment(tx, id);
  if (!row || row.status === 'held') throw fail('NOT_FOUND');
  if (!allows(row.status)) throw fail('CONFLICT');
  return row;
};

/** The client has said yes. */
export const confirmAppointment = async (
  scope: ActingScope,
  { id, by = 'member' }: By & { id: string },
): Promise<StoredAppointment> => {
  const before = await demand(scope, id, isOpen);
  if (before.status === 'confirmed') return before;
  const after = await updateAppointment(scope.tx, id, { status: 'confirmed', confirmedAt: new Date() });
  await noteChange(scope, { kind: 'confirmed', by, before, after });
  return after;
};

export const startAppointment = async (
  scope: ActingScope,
  { id, by = 'member' }: By & { id: string },
): Promise<StoredAppointment> => {
  const before = await demand(scope, id, isOpen);
  const after = await updateAppointment(scope.tx, id, { status: 'in-progress', startedAt: new Date() });
  await noteChange(scope, { kind: 'started', by, before, after });
  await cancelReminders(scope, id);
  return after;
};

/** How it ended is said once; who did not come is one of the ways. */
export const endAppointment = async (
  scope: ActingScope,
  { id, outcome, notes, nextSteps, followUpDay, by = 'member' }: Ending & By & { id: string },
): Promise<StoredAppointment> => {
  const before = await demand(scope, id, isUnderWay);
  const after = await updateAppointment(scope.tx, id, {
    status: 'completed',
    outcome,
    outcomeNotes: notes || null,
    nextSteps,
    followUpDay,
    endedAt: new Date(),
    sequence: before.sequence + 1,
  });
  await noteChange(scope, { kind: 'ended', by, before, after });
  await cancelReminders(scope, id);
  if (after.personId)
    await recordActivity(scope, {
      personId: after.personId,
      kind: 'appointment-ended',
      ref: id,
      outcome,
    });
  await scope.services.tell(scope.tx, {
    kind: 'appointment-ended',
    appointment: toTold(after, by),
    outcome,
    followUpDay,
  });
  return after;
};

/** Its time is free again. */
export const cancelAppointment = async (
  scope: ActingScope,
  { id, reason, by = 'member' }: By & { id: string; reason: string },
): Promise<StoredAppointment> => {
  const before = await demand(scope, id, isUnderWay);
  const after = await updateAppointment(scope.tx, id, {
    status: 'cancelled',
    sequence: before.sequence + 1,
  });
  await noteChange(scope, { kind: 'cancelled', by, reason, before, after });
  await cancelReminders(scope, id);
  if (after.personId)
    await recordActivity(scope, {
      personId: after.personId,
      kind: 'appointment-cancelled',
      ref: id,
      outcome: by,
    });
  await scope.services.tell(scope.tx, {
    kind: 'appointment-cancelled',
    appointment: toTold(after, by),
  });
  return after;
};
