import type { AppointmentChange } from '@propguard/protocol/appointment-booking';
import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { demandPeople } from './book-appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { linkKey } from './link-key.ts';
import { setReminders } from './reminders.ts';
import { lockAppointment, type StoredAppointment, setParticipants, updateAppointment } from './store.ts';
import { toTold } from './tell-of-appointment.ts';

/** What whoever comes must know, and their calendar shows. */
const SHOWN = ['title', 'locationType', 'address', 'meetingLink', 'instructions'] as const;

const isShownOtherwise = (before: StoredAppointment, change: Partial<StoredAppointment>): boolean =>
  SHOWN.some((field) => change[field] !== undefined && change[field] !== before[field]);

/** What is known of one, beside its time: that is moved. The client hears of what concerns them, under the next number. */
export const changeAppointment = async (
  scope: WorkspaceScope,
  { id, participantIds, ...change }: AppointmentChange & { id: string },
): Promise<AppointmentDetail> => {
  const { services, tx, workspaceId } = scope;
  const row = await lockAppointment(tx, id);
  if (!row || row.status === 'held') throw fail('NOT_FOUND');
  if (participantIds) {
    await demandPeople(scope, 'participantIds', participantIds);
    await setParticipants(tx, { workspaceId, appointmentId: id }, participantIds);
  }
  const facts = change as Partial<StoredAppointment>;
  const isTold = isOpen(row.status) && row.startsAt > new Date() && isShownOtherwise(row, facts);
  const after = await updateAppointment(tx, id, {
    ...facts,
    ...(isTold ? { sequence: row.sequence + 1 } : {}),
  });
  if (isTold) {
    // A reminder belongs to the number that it was set for.
    await setReminders(scope, after);
    await services.tell(tx, { kind: 'appointment-changed', appointment: toTold(after, 'member') });
  }
  if (after.meetingLink) await settleNotice(scope, linkKey(id));
  await publish(tx, { workspaceId, subject: 'appointments', id });
  return getAppointment(scope, id);
};
