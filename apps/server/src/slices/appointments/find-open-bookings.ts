import { isOpen } from '@propguard/rules/appointments/appointment-status';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { type AppointmentRow, findAppointment, findAppointments } from './store.ts';

export type OpenBooking = Pick<
  AppointmentRow,
  | 'id'
  | 'title'
  | 'startsAt'
  | 'zone'
  | 'kind'
  | 'locationType'
  | 'agentId'
  | 'address'
  | 'propertyId'
  | 'clientName'
  | 'agentName'
  | 'code'
>;

const MOST = 200;
const isToCome = ({ status, startsAt }: AppointmentRow): boolean =>
  status !== 'held' && isOpen(status) && startsAt > new Date();

/** What lies ahead: of these ids, of one person, or of everybody. */
export const findOpenBookings = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  of: { ids: readonly string[] } | { personId: string } | 'all',
): Promise<OpenBooking[]> => {
  if (of !== 'all' && 'ids' in of) {
    const rows = await Promise.all(of.ids.map((id) => findAppointment(tx, id)));
    return rows.flatMap((row) => (row && isToCome(row) ? [row] : []));
  }
  const rows = await findAppointments(
    tx,
    { query: '', ...(of === 'all' ? {} : { personId: of.personId }) },
    { from: new Date() },
    { after: null, limit: MOST },
  );
  return rows.filter(isToCome);
};
