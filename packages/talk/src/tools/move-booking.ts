import * as z from 'zod';
import { composeMoved } from '../answers/booking/compose-booking.ts';
import { KeptWishes, OfferedTimes } from './book-viewing.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const moveBooking = defineTool({
  name: 'move_booking',
  does: 'Moves what was booked to another time.',
  takes: z.strictObject({
    bookingId: z.string(),
    address: z.string().optional().describe('The home'),
    startsAt: z.string().describe('One of the times that were offered'),
    when: z.string().optional().describe('The same, as it is said'),
    isOnline: z.boolean().optional(),
    offered: OfferedTimes.optional(),
    kept: KeptWishes.optional(),
  }),
  place: 'address',
  fill: (_, __, known) => known,
  missing: (filled) => (lacks(filled, 'startsAt') ? 'time' : null),
  needs: null,
  isForGuests: true,
  proposal: 'moveProposal',
  compose: composeMoved,
  phrases: [],
});
