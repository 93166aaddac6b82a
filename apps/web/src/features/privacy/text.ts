import { inEnglish } from '@propguard/rules/messages/in-english';

export const text = {
  title: 'People’s privacy',
  description: 'What people can ask of you under the Privacy Act, with a receipt for each answer.',
  retention: {
    title: 'How long messages are kept',
    about: 'After that we remove what they said, and keep only that there was a message, and when.',
    label: 'Keep the content of messages',
    months: (months: number) =>
      months % 12 === 0
        ? inEnglish('{years, plural, one {# year} other {# years}}', { years: months / 12 })
        : inEnglish('{months, plural, one {# month} other {# months}}', { months }),
    forever: 'Until someone removes it',
    before: (day: string) => `We’ve removed what messages before ${day} said.`,
    none: 'Nothing is removed automatically.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'We couldn’t save that',
    readFailed: 'We couldn’t load how long messages are kept',
    loading: 'Loading how long messages are kept',
  },
  person: {
    title: 'One person',
    about: 'Find them by name or address, then see what you know about them, or forget them.',
    search: 'Name or address',
    none: 'Nobody by that name or address.',
    failed: 'We couldn’t search your people',
    unnamed: 'No name',
    forgotten: 'Forgotten',
    tell: 'What do we know?',
    telling: 'Gathering…',
    tellFailed: 'We couldn’t gather it',
    forget: 'Forget',
    forgetTitle: (name: string) => `Forget ${name}?`,
    forgetAbout:
      'Their name, addresses, messages, notes and files are removed. Counts and dates stay. If they unsubscribed, that stays too, as a hash without their name. This can’t be undone.',
    forgetConfirm: 'Forget this person',
    forgetDone: 'The person is forgotten',
    forgetFailed: 'We couldn’t forget this person',
  },
  known: {
    title: (name: string) => `What we know about ${name}`,
    save: 'Save as a file',
    close: 'Close',
    rows: (count: number) => inEnglish('{count, plural, one {# row} other {# rows}}', { count }),
    file: 'what-we-know.json',
  },
  receipts: {
    title: 'Receipts',
    loading: 'Loading the receipts',
    failed: 'We couldn’t load the receipts',
    failedAgain: 'We couldn’t refresh the receipts. You’re looking at the last ones we loaded.',
    toFirst: 'Go to the first page',
    emptyTitle: 'No receipts yet',
    empty: 'Each time you tell or forget someone, a receipt is kept here, without their name.',
    kinds: { forgotten: 'Forgotten', told: 'Told' },
    columns: { kind: 'What', at: 'When', rows: 'Rows', id: 'Receipt' },
  },
} as const;
