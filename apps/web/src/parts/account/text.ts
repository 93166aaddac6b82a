import { ADDRESS_CHECK_VALID_HOURS } from '@propguard/rules/workspaces/limits';

export const text = {
  title: 'Confirm your address',
  byMail: (email: string) =>
    `We’ve sent a code to ${email}. Enter it here, or follow the link in the email. Both work for ${ADDRESS_CHECK_VALID_HOURS} hours.`,
  byTerminal: (email: string) =>
    `No mail server is set up, so the code for ${email} is on the server’s terminal. Ask the person who runs it.`,
  why: 'Until then you can do everything in your own workspace, but not invite others, join them or send mail.',
  code: 'Code',
  codePlaceholder: '000 000',
  submit: 'Confirm',
  sending: 'Checking',
  again: 'Send a new code',
  sentByMail: 'A new code is on its way',
  sentByTerminal: 'A new code is on the server’s terminal',
  notSent: 'We couldn’t send a new code',
  done: 'Your address is confirmed',
} as const;
