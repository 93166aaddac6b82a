import type { InstallationScope } from '../../access/installation-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { findOpenBookings } from '../appointments/find-open-bookings.ts';
import { letHoldGo } from '../appointments/hold-time.ts';
import { inHomeOffice } from '../appointments/home-office.ts';
import { cancelAppointment } from '../appointments/settle-appointment.ts';
import { deleteEnquiry } from './store.ts';

const REASON = 'The enquiry was removed.';

export const removeEnquiry = async (
  { services, tx }: InstallationScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteEnquiry(tx, id))) throw fail('NOT_FOUND');
  await inHomeOffice({ services, tx }, async (home) => {
    await letHoldGo(home, id);
    const [booked] = await findOpenBookings(home, { ids: [id] });
    if (booked) await cancelAppointment(home, { id, reason: REASON, by: 'product' });
  });
  await publish(tx, { workspaceId: null, subject: 'enquiries', id });
  return { done: true };
};
