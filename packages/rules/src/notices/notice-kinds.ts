/** What a member can be told that waits for them. Added to, never renamed: rows with them stay. */
export const NOTICE_KINDS = [
  'lead-new',
  'lead-assigned',
  'lead-follow-up-due',
  'task-due',
  'mention',
  'appointment-booked',
  'appointment-moved',
  'appointment-cancelled',
  'appointment-soon',
  'appointment-link-missing',
  'agent-left',
  'appointment-deleted-outside',
  'appointment-not-moved-outside',
  'hand-over-waiting',
  'conversation-back',
  'listing-fits-lead',
  'import-done',
  'backup-failed',
  'hubspot-stopped',
  'member-asks',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** By mail: as soon as it is told, once a day together with the rest, or only on the screen. */
export const NOTICE_MAIL = ['at-once', 'daily', 'none'] as const;
export type NoticeMail = (typeof NOTICE_MAIL)[number];

/** Until a member says otherwise: what somebody outside waits for comes at once. */
export const USUAL_NOTICE_MAIL: Readonly<Record<NoticeKind, NoticeMail>> = {
  'lead-new': 'at-once',
  'lead-assigned': 'at-once',
  'lead-follow-up-due': 'daily',
  'task-due': 'daily',
  mention: 'at-once',
  'appointment-booked': 'at-once',
  'appointment-moved': 'at-once',
  'appointment-cancelled': 'at-once',
  'appointment-soon': 'none',
  'appointment-link-missing': 'at-once',
  'agent-left': 'at-once',
  'appointment-deleted-outside': 'at-once',
  'appointment-not-moved-outside': 'at-once',
  'hand-over-waiting': 'at-once',
  'conversation-back': 'none',
  'listing-fits-lead': 'daily',
  'import-done': 'none',
  'backup-failed': 'at-once',
  'hubspot-stopped': 'at-once',
  'member-asks': 'at-once',
};

/** On a browser that a member allowed to show notices: what cannot wait for the next look at the screen. */
export const USUAL_NOTICE_PUSH: Readonly<Record<NoticeKind, boolean>> = {
  'lead-new': true,
  'lead-assigned': true,
  'lead-follow-up-due': true,
  'task-due': true,
  mention: true,
  'appointment-booked': true,
  'appointment-moved': true,
  'appointment-cancelled': true,
  'appointment-soon': true,
  'appointment-link-missing': true,
  'agent-left': true,
  'appointment-deleted-outside': true,
  'appointment-not-moved-outside': true,
  'hand-over-waiting': true,
  'conversation-back': true,
  'listing-fits-lead': false,
  'import-done': false,
  'backup-failed': true,
  'hubspot-stopped': true,
  'member-asks': true,
};

/** When the letter of the day is written, by the member's clocks. */
export const DIGEST_TIME = '08:00';

/** Mail that comes at once waits this long: what is dealt with on the screen meanwhile needs none, and a burst is one letter. */
export const AT_ONCE_AFTER_MS = 20_000;

/** How long a notice is kept once it is dealt with, and how long in any case. */
export const KEEP_DONE_NOTICES_DAYS = 90;
export const KEEP_NOTICES_DAYS = 365;
