import type { PersonKind } from '@propguard/rules/accounts/person-kinds';
import { ADDRESS_CHECK_VALID_HOURS } from '@propguard/rules/workspaces/limits';

export const text = {
  kindTitle: 'What do you do?',
  kindAbout: 'We’ll leave out of your menu what you don’t need. You can change it under Account.',
  kindAgain: 'Your menu leaves out what you don’t need. Press it again to see everything.',
  kinds: {
    buyer: 'I’m buying',
    investor: 'I invest',
    lender: 'I lend',
    valuer: 'I value homes',
    agency: 'I sell or manage homes',
  } satisfies Record<PersonKind, string>,
  kindSaved: 'Your menu is set',
  kindNotSaved: 'We couldn’t save that',
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
