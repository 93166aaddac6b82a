import { type InAnotherLanguage, messagesOf } from '@propguard/rules/messages/catalogue';

/** What a client is written about a booking, a place on the waitlist or an open home. `{when}` names its own clocks. */
export const english = messagesOf({
  kinds: {
    viewing: 'Viewing',
    consultation: 'Consultation',
    'virtual-tour': 'Virtual tour',
    meeting: 'Meeting',
    'follow-up': 'Follow-up',
  },
  title: '{what} with {whom}',
  hello: 'Hello {name},',
  helloThere: 'Hello,',
  subjects: {
    booked: 'Confirmed: {title}, {when}',
    moved: 'New time: {title}, {when}',
    changed: 'New details: {title}, {when}',
    cancelled: 'Cancelled: {title}, {when}',
  },
  lines: {
    booked: 'You’re booked: {title}, {when}.',
    moved: 'Your booking has a new time: {title}, {when}.',
    changed: 'The details of your booking have changed: {title}, {when}.',
    cancelled: 'Your booking has been cancelled: {title}, {when}.',
  },
  where: 'Where: {place}',
  linkToCome: 'The video link isn’t ready yet. We’ll send it to you as soon as it is.',
  call: 'Need to call? {agent} is on {phone}.',
  callUs: 'Need to call? We’re on {phone}.',
  code: 'Your booking code is {code}. Quote it if you call.',
  shortCode: 'Code {code}.',
  change: 'To move or cancel it, up to two hours before: {url}',
  reminder: 'A quick reminder: {title}, {when}.',
  shortReminder: 'Reminder: {what}.',
  cannot: 'Can’t make it? Move or cancel here: {url}',
  shortCannot: 'Can’t make it? {url}',
  askSubject: 'How was it? {title}',
  ask: 'Thank you for your time. How was it, out of five?',
  askOnce: 'It takes a moment, and we only ask once.',
  offerSubject: 'A time has come up: {title}, {when}',
  offer: 'A time you’ve been waiting for has come up: {when}. We’re holding it for you until {time}.',
  offerElse: 'If it doesn’t suit, it goes to the next person, and you stay on the list.',
  openHomeSubjects: { moved: 'New time: open home, {when}', cancelled: 'Cancelled: open home, {when}' },
  openHomes: {
    moved: 'The open home at {address} has a new time: {when}. Your place is kept.',
    cancelled: 'The open home at {address} on {when} is cancelled. We’re sorry.',
  },
});

/** The same in another language. */
export type BookingWords = InAnotherLanguage<typeof english>;
