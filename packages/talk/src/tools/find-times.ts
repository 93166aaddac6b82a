import { DAY_PARTS, NEAR_DAYS } from '@propguard/rules/booking/wanted-days';
import * as z from 'zod';
import { composeTimes } from '../answers/booking/compose-booking.ts';
import { ONLINE } from '../dialogue/booking/booking-words.ts';
import { personFor } from '../dialogue/booking/person-for.ts';
import { given, subjectOf } from '../dialogue/filler.ts';
import { isHome } from '../dialogue/place-text.ts';
import { plainText } from '../understanding/clean-text.ts';
import { whenSaid } from '../understanding/when-said.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

const TEXT_MAX = 4000;

export const findTimes = defineTool({
  name: 'find_times',
  does: 'Finds free times to see a home.',
  takes: z.strictObject({
    address: z.string().min(1).optional().describe('The home'),
    weekday: z.int().min(1).max(7).optional().describe('Monday is 1'),
    near: z.enum(NEAR_DAYS).optional(),
    date: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .optional()
      .describe('Month and day'),
    part: z.enum(DAY_PARTS).optional(),
    time: z
      .string()
      .regex(/^\d\d:\d\d$/)
      .optional(),
    isSure: z.boolean().optional().describe('Whether the time says which half of the day'),
    isOnline: z.boolean().optional(),
    person: z.string().optional().describe('Whom a member books for'),
    isMove: z.boolean().optional().describe('Something that is booked is to be moved'),
    bookingId: z.string().optional(),
    booking: z.string().optional().describe('Which of several bookings'),
    said: z.string().max(TEXT_MAX).optional().describe('The words, by which a booking is known'),
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/)
      .optional()
      .describe('None of those up to this day suited'),
    isTaken: z.boolean().optional().describe('The time that was chosen went to somebody else'),
  }),
  place: 'address',
  fill: (heard, before, known) => {
    const named = heard.places.some(isHome) ? subjectOf(heard, before) : undefined;
    const isOnline = ONLINE.test(plainText(heard.rest)) || undefined;
    const { weekday, near, date, part, time, isSure } = whenSaid(heard.rest) ?? {};
    return {
      ...known,
      ...given({
        address: named ?? known.address ?? (before.address || undefined),
        weekday,
        near,
        date,
        part,
        time,
        isSure,
        isOnline,
        person: personFor(heard),
      }),
    };
  },
  missing: needingNothing,
  needs: null,
  proposal: null,
  compose: composeTimes,
  phrases: [],
});
