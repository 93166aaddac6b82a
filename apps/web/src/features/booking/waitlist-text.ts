import { inEnglish } from '@propguard/rules/messages/in-english';
import type { DayPart, WaitlistState } from '@propguard/rules/waitlist/waitlist';
import { dayText } from '../../parts/times/instant-text.ts';
import { english } from './languages/en.ts';

const parts: Record<DayPart, string> = english.waitlist.parts;
const states: Record<WaitlistState, string> = english.waitlist.states;

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
};
