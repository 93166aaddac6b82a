import { contactGiven } from '../src/dialogue/booking/contact-given.ts';
import { contactAfter } from '../src/dialogue/booking/contact-said.ts';
import { decide } from '../src/dialogue/decide.ts';
import { hear } from '../src/dialogue/hear.ts';
import { type DialogueState, NEW_DIALOGUE } from '../src/dialogue/state.ts';
import { knowing, place } from './knowing.ts';

/** Where a talk stands while a viewing is arranged. */
const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'), place('Balga', 'WA', '6061'));
export const HOME = '12 Smith Street, Lismore NSW 2480';

export const inTalk = (text: string, before: Partial<DialogueState> = {}) => {
  const heard = hear(text, KNOWLEDGE, { language: before.language ?? null, state: null, isContinued: true });
  const contact = contactAfter(contactGiven({ ...NEW_DIALOGUE, ...before }), text);
  return decide(heard, { ...NEW_DIALOGUE, ...before, contact }, KNOWLEDGE);
};

export const OFFERED = [
  { startsAt: 'a', text: 'Sat, 21 Nov, 9:00 am', day: '2026-11-21', weekday: 6, time: '09:00' },
  { startsAt: 'b', text: 'Sat, 21 Nov, 10:30 am', day: '2026-11-21', weekday: 6, time: '10:30' },
  { startsAt: 'c', text: 'Sun, 22 Nov, 1:00 pm', day: '2026-11-22', weekday: 7, time: '13:00' },
  { startsAt: 'd', text: 'Mon, 23 Nov, 4:00 pm', day: '2026-11-23', weekday: 1, time: '16:00' },
];
export const TIMES = { address: HOME, offered: OFFERED };
export const WAITING: Partial<DialogueState> = {
  address: HOME,
  last: { tool: 'find_times', arguments: { address: HOME } },
  pending: {
    tool: 'book_viewing',
    arguments: TIMES,
    missing: 'time',
    choices: OFFERED.map(({ text }) => text),
  },
};
export const CONTACT_ASKED: Partial<DialogueState> = {
  ...WAITING,
  pending: {
    tool: 'book_viewing',
    arguments: { ...TIMES, startsAt: 'b', when: 'Sat, 21 Nov, 10:30 am' },
    missing: 'contact',
    choices: [],
  },
};
export const PROPOSED: Partial<DialogueState> = {
  ...WAITING,
  pending: null,
  action: {
    tool: 'book_viewing',
    arguments: {
      ...TIMES,
      startsAt: 'b',
      when: 'Sat, 21 Nov, 10:30 am',
      name: 'Mai',
      email: 'mai@example.com',
    },
  },
};
export const BOOKED: Partial<DialogueState> = {
  address: HOME,
  hasBooking: true,
  last: { tool: 'find_times', arguments: { address: HOME } },
};
export const TO_CANCEL: Partial<DialogueState> = {
  ...BOOKED,
  action: { tool: 'cancel_booking', arguments: { bookingId: 'x', address: HOME } },
};
