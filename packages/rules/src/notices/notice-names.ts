import type { NoticeKind } from './notice-kinds.ts';

/** What a kind is called where a member chooses how to hear of it. */
export const NOTICE_NAMES: Readonly<Record<NoticeKind, string>> = {
  'lead-new': 'A new lead',
  'lead-assigned': 'A lead is assigned to me',
  'lead-follow-up-due': 'A follow-up is due',
  'task-due': 'A task is due',
  mention: 'Someone mentions me',
  'appointment-booked': 'An appointment is booked',
  'appointment-moved': 'An appointment is moved',
  'appointment-cancelled': 'An appointment is cancelled',
  'appointment-soon': 'An appointment is about to start',
  'appointment-link-missing': 'A video appointment has no link yet',
  'agent-left': 'An agent with bookings leaves',
  'appointment-deleted-outside': 'An appointment is deleted in my own calendar',
  'appointment-not-moved-outside': 'An appointment can’t be moved the way my own calendar says',
  'hand-over-waiting': 'A conversation is waiting for a person',
  'conversation-back': 'A conversation I snoozed is back',
  'listing-fits-lead': 'A listing fits a lead',
  'import-done': 'An import has finished',
  'backup-failed': 'A backup of the installation failed',
  'hubspot-stopped': 'The sync with HubSpot stops',
  'member-asks': 'Someone asks to join with an invitation',
};
