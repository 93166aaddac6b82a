import { inEnglish } from '@propguard/rules/messages/in-english';

export const text = {
  title: 'How operations work',
  description:
    'What leads, appointments and conversations are built on, the state of each in this workspace, and how a slice uses it.',
  state: 'Now',
  use: 'How a slice uses it',
  decision: (number: number) => `docs/decisions, ${number}`,
  unknown: 'Your role can’t see this',
  waiting: 'Checking…',
  guests: (open: number, ended: number, kinds: number) =>
    `${open} open, ${ended} ended; ${kinds} kinds of passes`,
  timers: (waiting: number, overdue: number, buried: number) =>
    `${waiting} waiting, ${overdue} overdue, ${buried} given up`,
  activities: (count: number, last: string | null) =>
    last === null ? 'None yet' : `${count}, the last ${last}`,
  mail: {
    'own-server': 'Mail goes out through the workspace’s server',
    installation: 'Mail goes out through the installation’s server',
    held: 'No mail server, so mail waits',
  },
  consent: (events: number, addresses: number, refused: number) =>
    inEnglish(
      '{events, plural, one {# event} other {# events}} of {addresses, plural, one {# address} other {# addresses}}, {refused, number} refused',
      { events, addresses, refused },
    ),
  media: (used: string, limit: string) => `${used} of ${limit} kept`,
  time: (zone: string, now: string) => `${zone}, ${now}`,
  agents: (count: number) => inEnglish('{count, plural, one {# agent} other {# agents}}', { count }),
  notices: (open: number, unseen: number) => `${open} open, ${unseen} unseen`,
  figures: (count: number, name: string, n: number) => `${count} figures; ${name}: from ${n}`,
  sample: {
    none: 'None yet',
    shown: 'Shown: all of it is made up',
    removed: 'Removed',
    real: 'There are people of your own',
  },
} as const;
