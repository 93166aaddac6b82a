import * as z from 'zod';
import { composeBooked } from '../answers/booking/compose-booking.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const OfferedTimes = z
  .array(
    z.strictObject({
      startsAt: z.string(),
      text: z.string(),
      day: z.string(),
      weekday: z.int(),
      time: z.string(),
    }),
  )
  .describe('What was offered');

export const KeptWishes = z
  .record(z.string(), z.unknown())
  .describe('Hours that suit, and days that never do, as they were said before');

export const bookViewing = defineTool({
  name: 'book_viewing',
  does: 'Books a time to see a home.',
  takes: z.strictObject({
    address: z.string().min(1).describe('The home'),
    propertyId: z.string().optional(),
    startsAt: z.string().describe('One of the times that were offered'),
    when: z.string().optional().describe('The same, as it is said'),
    isOnline: z.boolean().optional(),
    offered: OfferedTimes.optional(),
    kept: KeptWishes.optional(),
    person: z.string().optional().describe('Whom a member books for'),
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    unusable: z.string().optional().describe('What was given as an address and is none'),
    holdId: z.string().optional().describe('The time that is kept meanwhile'),
  }),
  place: 'address',
  fill: (_, __, known) => known,
  missing: (filled) => (lacks(filled, 'startsAt') ? 'time' : null),
  needs: null,
  isForGuests: true,
  proposal: 'bookingProposal',
  compose: composeBooked,
  phrases: [],
});
