import type { AppointmentChange, AppointmentDetail } from '@propguard/protocol/appointments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { demandPeople } from './book-appointment.ts';
import { getAppointment } from './get-appointment.ts';
import { lockAppointment, setParticipants, updateAppointment } from './store.ts';

/** What is known of one, beside its time: that is moved. */
export const changeAppointment = async (
  scope: WorkspaceScope,
  { id, participantIds, ...change }: AppointmentChange & { id: string },
): Promise<AppointmentDetail> => {
  const { tx, workspaceId } = scope;
  const row = await lockAppointment(tx, id);
  if (!row || row.status === 'held') throw fail('NOT_FOUND');
  if (participantIds) {
    await demandPeople(scope, 'participantIds', participantIds);
    await setParticipants(tx, { workspaceId, appointmentId: id }, participantIds);
  }
  await updateAppointment(tx, id, change);
  await publish(tx, { workspaceId, subject: 'appointments', id });
  return getAppointment(scope, id);
};
