import type { AppointmentKind } from '@propguard/rules/appointments/appointment-kinds';
import type { PageSubject } from '@propguard/rules/booking/booking-pages';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { english } from './languages/en.ts';

const subjects: Record<PageSubject, string> = {
  agent: 'One agent',
  team: 'The whole team',
  home: 'A home',
  tour: 'A tour of a home',
};
const kinds: Record<AppointmentKind, string> = {
  viewing: 'Viewing',
  consultation: 'Consultation',
  'virtual-tour': 'Virtual tour',
  meeting: 'Meeting',
  'follow-up': 'Follow-up',
};

export const text = {
  title: 'Booking pages',
  description:
    'Links anyone can use to book a time with an agent or the team, at a home, or for a tour. No account needed.',
  list: 'Pages',
  loading: 'Loading the pages',
  failed: 'We couldn’t load the pages',
  count: (count: number) => inEnglish('{count, plural, one {# page} other {# pages}}', { count }),
  emptyTitle: 'No booking pages yet',
  empty:
    'Make a page and share its link. People pick a free time, and you see the appointment straight away.',
  readOnly: 'An owner or admin can make one.',
  needsAgent: 'Nobody can be booked yet. Add an agent and their hours under Team hours first.',
  page: 'Page',
  books: 'Books',
  subjects,
  kinds,
  places: english.places,
  open: 'Open',
  closed: 'Closed',
  openOf: (title: string) => `${title} is open`,
  link: 'Link',
  copy: 'Copy link',
  copyOf: (title: string) => `Copy the link to ${title}`,
  preview: 'Preview',
  previewOf: (title: string) => `Preview ${title}`,
  actions: 'Actions',
  notChanged: 'The page wasn’t changed',

  add: 'Make a page',
  addTitle: 'Make a booking page',
  pageTitle: 'Title',
  pageTitleHint: 'What visitors read first, such as “View 5 Poinciana Lane”.',
  subject: 'What people book',
  agent: 'Agent',
  chooseAgent: 'Choose an agent',
  anyAgent: 'Whoever is free',
  kind: 'Kind of appointment',
  waysToMeet: 'Ways to meet',
  note: 'What people should know',
  noteHint: 'For example, where to meet. Shown on the page and in the confirmation.',
  optional: 'Optional',
  save: 'Make page',
  saving: 'Saving',
  cancel: 'Cancel',
  made: (title: string) => `${title} is open for bookings`,

  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  removeTitle: (title: string) => `Remove ${title}?`,
  removeDescription: 'Its link stops working. Appointments already booked stay.',
  removed: (title: string) => `${title} has been removed`,
  notRemoved: 'The page wasn’t removed',

  feeds: 'Calendar links',
  feedsDescription: 'Follow an agent’s appointments in Google Calendar, Outlook or Apple Calendar.',
  feedsEmptyTitle: 'No calendar links yet',
  feedsEmpty:
    'Make a link for an agent and add it to a calendar as a subscription. You can close it at any time.',
  feedsFailed: 'We couldn’t load the calendar links',
  feedAgent: 'Agent',
  makeFeed: 'Make a link',
  feedMade: (name: string) => `${name}’s calendar link`,
  feedOnce: 'Copy it now, it’s only shown once. Anyone with the link can see the agent’s appointments.',
  copyFeed: 'Copy the calendar link',
  closeFeed: 'Close',
  closeFeedOf: (name: string) => `Close ${name}’s calendar link`,
  closeFeedTitle: (name: string) => `Close ${name}’s link?`,
  closeFeedDescription: 'Calendars subscribed to it stop updating.',
  feedClosed: 'The link is closed',
  feedFailed: 'The link wasn’t made',
  feedNotClosed: 'The link wasn’t closed',
  madeOn: (day: string) => `Made ${day}`,
};
