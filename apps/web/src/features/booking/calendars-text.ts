import type { CalendarKind, CalendarState } from '@propguard/rules/calendars/calendar-links';
import { inEnglish } from '@propguard/rules/messages/in-english';

const kinds: Record<CalendarKind, string> = {
  caldav: 'CalDAV, both ways',
  ics: 'Published calendar, read only',
};
const states: Record<CalendarState, string> = {
  waiting: 'Loading',
  fresh: 'Up to date',
  failed: 'Can’t be reached',
};

export const text = {
  title: 'Agents’ own calendars',
  description:
    'Times that are busy there can’t be booked here. With CalDAV, appointments also go there, and moves come back.',
  emptyTitle: 'No calendars connected',
  empty:
    'Connect one and its busy times can’t be booked: by CalDAV, or the published address from Outlook or Google.',
  failed: 'We couldn’t load the calendars',
  connect: 'Connect a calendar',
  kinds,
  states,
  busy: (count: number) =>
    inEnglish('{count, plural, =0 {nothing ahead} one {# busy time ahead} other {# busy times ahead}}', {
      count,
    }),
  lastRead: (when: string) => `last read ${when}`,
  never: 'not read yet',
  sync: 'Read now',
  syncOf: (name: string) => `Read ${name} now`,
  syncing: 'We’ll read it in a moment',
  notSynced: 'We couldn’t read it',
  remove: 'Disconnect',
  removeOf: (name: string) => `Disconnect ${name}`,
  removeTitle: (name: string) => `Disconnect ${name}?`,
  removeDescription: 'Its times no longer block the agent here. Entries we added there stay.',
  removed: 'The calendar has been disconnected',
  notRemoved: 'The calendar wasn’t disconnected',
  agent: 'Agent',
  kind: 'Type',
  url: 'Calendar address',
  urlHints: {
    caldav: 'The server, such as caldav.fastmail.com, or the address of one calendar.',
    ics: 'Its published address, ending in .ics.',
  } satisfies Record<CalendarKind, string>,
  which: 'Which calendar',
  whichHint: 'There are several at this address.',
  name: 'What to call it',
  optional: 'optional',
  username: 'User name',
  password: 'Password',
  passwordHint: 'Stored encrypted and never shown again. Use an app password if your calendar offers one.',
  save: 'Connect',
  saving: 'Connecting',
  cancel: 'Cancel',
  connected: (name: string) => `${name} is connected and being read`,
};
