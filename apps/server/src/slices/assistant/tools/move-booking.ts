import { fail } from '../../../fail.ts';
import { moveAppointment } from '../../appointments/move-appointment.ts';
import { demandOffered } from '../../booking/list-page-times.ts';
import { movedViewing } from '../booking/moved-viewing.ts';
import { inOffice, officeFor } from '../booking/office.ts';
import { ownBookings } from '../booking/own-bookings.ts';
import type { Tool } from './tool.ts';

/** It runs only once approved, and only on what is theirs who asks. */
export const moveBooking: Tool<'move_booking'> = async (context, args) => {
  const { scope, conversationId } = context;
  const office = await officeFor(scope, conversationId);
  if (!office) throw fail('FORBIDDEN');
  const isMember = office.booker.kind === 'member';
  const own = isMember ? [] : await ownBookings(context, office, '');
  const meant = own.find(({ id }) => id === args.bookingId);
  if (!isMember && !meant) throw fail('FORBIDDEN');
  return inOffice(scope, office, async (there) => {
    const viewing = meant ? await movedViewing(there, office.booker, meant) : null;
    if (viewing) await demandOffered(there, viewing, args.startsAt);
    await moveAppointment(there, {
      id: args.bookingId,
      startsAt: args.startsAt,
      reason: '',
      outsideHours: false,
      orAnother: viewing !== null && viewing.agentId === null,
      by: isMember ? 'member' : 'assistant',
    });
    return {
      kind: 'found',
      arguments: args,
      result: { address: args.address ?? '', when: args.when ?? args.startsAt },
      sample: false,
      path: null,
      subject: null,
    };
  });
};
