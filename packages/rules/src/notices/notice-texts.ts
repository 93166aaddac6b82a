import { inEnglish } from '../messages/in-english.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** When what it is about takes place, as the reader's clocks show it. */
type At = { when: string };

/**
 * The sentence of each kind, from its fields. What takes `when` is about a moment, which is kept beside the fields and
 * written for the reader's zone.
 */
const NOTICE_SENTENCES = {
  'lead-new': (of: { name: string; source: string } & At) =>
    inEnglish('{name} got in touch through {source}. Answer by {when}.', of),
  'lead-assigned': (of: { name: string; by: string }) =>
    inEnglish('{by} made you responsible for {name}.', of),
  'lead-follow-up-due': (of: { name: string } & At) =>
    inEnglish('{name} is waiting for your follow-up, due {when}.', of),
  'task-due': (of: { task: string } & At) => inEnglish('‘{task}’ is due {when}.', of),
  mention: (of: { by: string; about: string }) => inEnglish('{by} mentioned you in a note on {about}.', of),
  'appointment-booked': (of: { name: string; what: string } & At) =>
    inEnglish('{name} booked {what} for {when}.', of),
  'appointment-moved': (of: { name: string; what: string } & At) =>
    inEnglish('{name} moved {what} to {when}.', of),
  'appointment-cancelled': (of: { name: string; what: string } & At) =>
    inEnglish('{name} cancelled {what} on {when}.', of),
  'appointment-soon': (of: { name: string; what: string } & At) =>
    inEnglish('{what} with {name} starts {when}.', of),
  'appointment-link-missing': (of: { name: string; what: string } & At) =>
    inEnglish('{what} with {name} starts {when} and has no meeting link yet. Add it.', of),
  'agent-left': (of: { name: string; count: number }) =>
    inEnglish(
      '{name} has left, and {count, plural, one {# booking is} other {# bookings are}} still to come. Give {count, plural, one {it} other {them}} to someone else.',
      of,
    ),
  'appointment-deleted-outside': (of: { name: string; what: string } & At) =>
    inEnglish('{what} with {name} on {when} was deleted in your own calendar. Cancel it, or keep it.', of),
  'appointment-not-moved-outside': (of: { name: string; what: string } & At) =>
    inEnglish(
      '{what} with {name} couldn’t be moved the way your own calendar says: that time is taken. It stays on {when}.',
      of,
    ),
  'hand-over-waiting': ({ who = 'A visitor', title }: { who?: string; title: string }) =>
    inEnglish('{who} asked for a person in ‘{title}’ and is waiting.', { who, title }),
  'conversation-back': (of: { title: string }) =>
    inEnglish('You snoozed ‘{title}’ until now. It’s back in your inbox.', of),
  'listing-fits-lead': (of: { address: string; name: string }) =>
    inEnglish('{address} fits what {name} is looking for.', of),
  'import-done': (of: { file: string; rows: number; refused: number }) =>
    inEnglish(
      '{file} is in: {rows, plural, one {# row} other {# rows}}{refused, plural, =0 {} one {, # refused} other {, # refused}}.',
      of,
    ),
  'backup-failed': (of: { reason: string }) =>
    inEnglish('The last backup of the installation failed: {reason}', of),
  'hubspot-stopped': (of: { problem: string }) =>
    inEnglish('Leads and HubSpot are no longer in sync: {problem}', of),
  'member-asks': (of: { name: string; email: string }) =>
    inEnglish('{name} opened the invitation for {email} and asks to join. Let them in if you know them.', of),
} as const satisfies Record<NoticeKind, (of: never) => string>;

type Sentences = typeof NOTICE_SENTENCES;
type Given<Kind extends NoticeKind> = Parameters<Sentences[Kind]>[0];

/** What has to be known to tell of a kind. */
export type NoticeFields<Kind extends NoticeKind> = Omit<Given<Kind>, 'when'>;

/** Kinds that are about a moment: it is given with them. */
export type MomentOf<Kind extends NoticeKind> = Given<Kind> extends At ? { at: Date } : { at?: never };

export const noticeSentence = (kind: NoticeKind, fields: object, when: string): string =>
  (NOTICE_SENTENCES[kind] as (of: object) => string)({ ...fields, when });
