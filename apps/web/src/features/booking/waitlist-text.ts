import { inEnglish } from '@propguard/rules/messages/in-english';
import type { DayPart, WaitlistState } from '@propguard/rules/waitlist/waitlist';
import { dayText } from '../../parts/times/instant-text.ts';

const parts: Record<DayPart, string> = { any: 'Any time', morning: 'Mornings', afternoon: 'Afternoons' };
const states: Record<WaitlistState, string> = {
  waiting: 'Waiting',
  offered: 'Offered a time',
  booked: 'Booked',
  left: 'Left',
};

export const text = {
  title: 'Waitlist',
  description: 'Who we tell when a time comes up. Each person in turn gets half an hour to take it.',
  count: (count: number) => inEnglish('{count, plural, one {# person} other {# people}}', { count }),
  emptyTitle: 'Nobody is waiting',
  empty: 'People who can’t find a time that suits can join from a booking page.',
  failed: 'We couldn’t load the waitlist',
  parts,
  states,
  somebody: 'Someone',
  days: (from: string, to: string) => (from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`),
  keptUntil: (when: string, until: string) => `${when}, held until ${until}`,
  remove: 'Remove',
  removeOf: (name: string) => `Take ${name} off the waitlist`,
  removed: 'Taken off the waitlist',
  notRemoved: 'They’re still on the list',

  offer: 'Can’t find a time that suits?',
  offerHint: 'Tell us when you could come. If a time comes up, we’ll hold it for you for half an hour.',
  open: 'Join the waitlist',
  from: 'From',
  to: 'To',
  part: 'Time of day',
  name: 'Full name',
  email: 'Email',
  join: 'Join the waitlist',
  joining: 'Joining',
  cancel: 'Not now',
  joined: 'You’re on the waitlist',
  joinedMailed: 'We’ll email you as soon as a time comes up.',
  joinedLink: 'Keep this link. It shows when we’re holding a time for you.',
  copy: 'Copy the link',
  see: 'See your place',

  placeTitle: 'Your place on the waitlist',
  wish: 'When you can come',
  waiting: 'Nothing has come up yet. We’ll email you as soon as it does.',
  offered: 'We’re holding a time for you',
  until: (time: string) => `It’s yours until ${time}. After that it goes to the next person.`,
  accept: 'Take this time',
  decline: 'Not this one',
  leave: 'Leave the waitlist',
  left: 'You’re no longer on the waitlist.',
  booked: 'You’ve booked a time from the waitlist.',
  gone: 'Someone else took this time. You’re still on the list.',
  notDone: 'That didn’t work',
  other: 'See all free times',
};
