import type { OutboundState } from '@propguard/rules/outbound/outbound-messages';

const states: Record<OutboundState, string> = {
  held: 'Held',
  queued: 'Waiting',
  sending: 'Sending',
  delivered: 'Delivered',
  read: 'Read',
  refused: 'Not sent',
  sent: 'Sent',
  failed: 'Failed',
};

export const text = {
  title: 'Outbox',
  description: 'Every message PropGuard has written, newest first.',
  heldTitle: 'No mail server is configured',
  held: 'Messages wait here. Open one and pass its link on to the person it’s for.',
  list: 'Messages',
  loading: 'Loading the messages',
  failed: 'We couldn’t load the messages',
  failedAgain: 'We couldn’t refresh the messages. You’re seeing what we loaded before.',
  emptyTitle: 'No messages yet',
  empty: 'Invitations and password links show up here.',
  emptyAction: 'Invite someone',
  toFirst: 'Go to the first page',
  states,
  columns: { message: 'Message', to: 'To', state: 'State', written: 'Written' },
  detail: {
    label: 'The message',
    close: 'Close the message',
    to: 'To',
    written: 'Written',
    sent: 'Sent',
    error: 'Why it wasn’t sent',
    body: { label: 'Shown as', letter: 'Letter', text: 'Text' },
    preview: (subject: string) => `Preview of ‘${subject}’`,
    copyLink: 'Copy the link',
    goneTitle: 'This message isn’t on this page',
    gone: 'It’s on another page of the list.',
  },
} as const;
