import { DAY_BOUNDS, DAY_PARTS, NEAR_DAYS } from '@propguard/rules/booking/wanted-days';
import * as z from 'zod';
import { composeTimes } from '../answers/booking/compose-booking.ts';
import { ONE_MORE, ONLINE, PAST_DAY } from '../dialogue/booking/booking-words.ts';
import { personFor } from '../dialogue/booking/person-for.ts';
import { saysDay } from '../dialogue/booking/still-wanted.ts';
import { streetSaid } from '../dialogue/booking/street-said.ts';
import { given, subjectOf } from '../dialogue/filler.ts';
import { isHome } from '../dialogue/place-text.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { whenSaid } from '../understanding/when-said.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

const TEXT_MAX = 4000;
const Weekday = z.int().min(1).max(7);
const Clock = z.string().regex(/^\d\d:\d\d$/);

const MOST_WISHES = 6;

/** When somebody wants to come, as they said it. */
const WANTED = {
  weekday: Weekday.optional().describe('Monday is 1'),
  weekdays: z.array(Weekday).optional().describe('Any of these'),
  notWeekdays: z.array(Weekday).optional(),
  isNext: z.boolean().optional().describe('The weekday was called the next one'),
  weeksOn: z.int().min(0).max(8).optional().describe('So many weeks after the coming one'),
  near: z.enum(NEAR_DAYS).optional(),
  inDays: z.int().min(0).max(366).optional(),
  date: z
    .string()
    .regex(/^\d\d-\d\d$/)
    .optional()
    .describe('Month and day'),
  dayOfMonth: z.int().min(1).max(31).optional(),
  month: z.int().min(1).max(12).optional(),
  dayBound: z.enum(DAY_BOUNDS).optional().describe('Whether the day begins or ends the days that suit'),
  part: z.enum(DAY_PARTS).optional(),
  notPart: z.enum(DAY_PARTS).optional(),
  notBefore: Clock.optional(),
  before: Clock.optional(),
  time: Clock.optional(),
  windows: z
    .array(
      z.strictObject({
        part: z.enum(DAY_PARTS).optional(),
        notBefore: Clock.optional(),
        before: Clock.optional(),
      }),
    )
    .max(MOST_WISHES)
    .optional()
    .describe('Hours of which any suit'),
  isSoonest: z.boolean().optional(),
  isSure: z.boolean().optional().describe('Whether the time says which half of the day'),
};
/** Longer messages tell of it: 'I saw it last week, is Monday possible?' */
const PAST_WORDS = 8;
const isOverSaid = ({ rest, language }: Understanding): boolean => {
  const text = plainText(rest);
  const words = text.split(/\s+/u).filter(Boolean).length;
  // In German it is said of where somebody is.
  const past = PAST_DAY.exec(text)?.[0];
  if (past === undefined || words > PAST_WORDS || (past === 'hier' && language !== 'fr')) return false;
  return !saysDay(whenSaid(text.replace(past, ' ')));
};
const Others = z.array(z.strictObject(WANTED)).max(MOST_WISHES);

export const findTimes = defineTool({
  name: 'find_times',
  does: 'Finds free times to see a home.',
  takes: z.strictObject({
    address: z.string().min(1).optional().describe('The home'),
    ...WANTED,
    either: Others.optional().describe('Other times that are as welcome'),
    otherwise: z
      .array(z.strictObject({ ...WANTED, either: Others.optional() }))
      .max(MOST_WISHES)
      .optional()
      .describe('What will do where the first is not to be had, in this order'),
    orElse: z.string().optional().describe('The time that will do at last, one of those that were offered'),
    pick: z.enum(['first', 'last', 'exact']).optional().describe('Which of those that are found is meant'),
    isOnline: z.boolean().optional(),
    person: z.string().optional().describe('Whom a member books for'),
    isMove: z.boolean().optional().describe('Something that is booked is to be moved'),
    isOneMore: z.boolean().optional().describe('Beside what is booked for the same home, not in its place'),
    isOtherDay: z.boolean().optional().describe('On another day than the one that is booked'),
    shiftMinutes: z.int().optional().describe('By how much it is to be moved from its own time'),
    shiftDays: z.int().optional().describe('By how many days'),
    isSameTime: z.boolean().optional().describe('At the time of day that is booked'),
    bookingId: z.string().optional(),
    booking: z.string().optional().describe('Which of several bookings'),
    said: z.string().max(TEXT_MAX).optional().describe('The words, by which a booking is known'),
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/)
      .optional()
      .describe('None of those up to this day suited'),
    isPast: z.boolean().optional().describe('A day that is over was named'),
    isTaken: z.boolean().optional().describe('The time that was chosen went to somebody else'),
  }),
  place: 'address',
  fill: (heard, before, known) => {
    const named = heard.places.some(isHome) ? subjectOf(heard, before) : streetSaid(heard)?.text;
    const isPast = isOverSaid(heard) || undefined;
    const isOnline = ONLINE.test(plainText(heard.rest)) || undefined;
    const isOneMore = (before.hasBooking && ONE_MORE.test(plainText(heard.rest))) || undefined;
    return {
      ...known,
      ...given({
        address: named ?? known.address ?? (before.address || undefined),
        ...whenSaid(heard.rest),
        isOnline,
        isPast,
        isOneMore,
        person: personFor(heard),
      }),
    };
  },
  missing: needingNothing,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeTimes,
  phrases: [],
});
