import { fail } from '../../../fail.ts';
import { cancelAppointment } from '../../appointments/settle-appointment.ts';
import { inOffice, officeFor } from '../booking/office.ts';
import { ownBookings } from '../booking/own-bookings.ts';
import type { Tool } from './tool.ts';

/** It runs only once approved, and only on what is theirs who asks. */
export const cancelBooking: Tool<'cancel_booking'> = async (context, args) => {
  const { scope, conversationId } = context;
  const office = await officeFor(scope, conversationId);
  const { bookingId } = args;
  if (!office || !bookingId) throw fail('FORBIDDEN');
  const isMember = office.booker.kind === 'member';
  const isOwn = isMember || (await ownBookings(context, office, '')).some(({ id }) => id === bookingId);
  if (!isOwn) throw fail('FORBIDDEN');
  return inOffice(scope, office, async (there) => {
    await cancelAppointment(there, {
      id: bookingId,
      reason: 'Asked for in a conversation with the assistant.',
      by: isMember ? 'member' : 'assistant',
    });
    return {
      kind: 'found',
      arguments: args,
      result: { address: args.address ?? '', when: args.when ?? '' },
      sample: false,
      path: null,
      subject: null,
    };
  });
};
