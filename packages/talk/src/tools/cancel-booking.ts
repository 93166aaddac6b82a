import * as z from 'zod';
import { composeCancelled } from '../answers/booking/compose-booking.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

const TEXT_MAX = 4000;

export const cancelBooking = defineTool({
  name: 'cancel_booking',
  does: 'Calls off what was booked.',
  takes: z.strictObject({
    bookingId: z.string().optional(),
    booking: z.string().optional().describe('Which of several'),
    said: z.string().max(TEXT_MAX).optional().describe('The words, by which it is known'),
    address: z.string().optional(),
    when: z.string().optional(),
  }),
  place: 'address',
  fill: (_, __, known) => known,
  missing: needingNothing,
  needs: null,
  isForGuests: true,
  proposal: 'cancelProposal',
  compose: composeCancelled,
  phrases: [],
});
