import { inEnglish } from '@propguard/rules/messages/in-english';

const seconds = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

export const text = {
  title: 'Running it',
  description: 'Backups, and what was slow.',
  backups: {
    title: 'Backups',
    take: 'Back up now',
    starting: 'Starting',
    busy: 'We’re taking a backup. You can keep working.',
    failedToStart: 'The backup didn’t start',
    loading: 'Loading the backups',
    failed: 'We couldn’t load the backups',
    none: 'None yet',
    off: {
      title: 'No automatic backups',
      about: 'Set BACKUP_DIR to a folder, best on another disk, and restart. The deploying guide says how.',
    },
    plain: 'Set BACKUP_KEY to encrypt them: a backup holds the installation’s secrets.',
    lastFailed: 'The last backup failed',
    last: 'Last success',
    next: 'Next',
    folder: 'Folder',
    when: 'Taken at',
    times: (times: readonly string[]) => `${times.join(', ')} UTC`,
    kept: 'Kept',
    keep: (count: number) => inEnglish('{count, plural, one {the newest} other {the newest #}}', { count }),
    moment: 'Any moment',
    moments: (on: boolean) => (on ? 'Can be restored' : 'Not kept'),
    list: 'Backups so far',
    emptyTitle: 'No backups yet',
    empty: 'The first one shows up here with its figures.',
    columns: {
      taken: 'Taken',
      state: 'Outcome',
      rows: 'Rows',
      size: 'Size',
      took: 'Took',
      checked: 'Checked',
    },
    states: { running: 'Under way', succeeded: 'Done', failed: 'Failed' },
    checked: { restored: 'Restored and compared', read: 'Read back' },
    encrypted: 'encrypted',
    unchecked: '–',
  },
  slow: {
    statements: 'Slow statements',
    jobs: 'Slow jobs',
    loading: 'Loading what was slow',
    failed: 'We couldn’t load what was slow',
    about: (from: string, nodes: number) =>
      inEnglish(
        'From {from}, as {nodes, plural, one {the node} other {the # nodes}} measured since the start.',
        {
          from,
          nodes,
        },
      ),
    emptyTitle: 'Nothing was slow',
    empty: (from: string) => `Nothing took ${from} or more since the start.`,
    columns: { name: 'What', count: 'Times', worst: 'Worst', mean: 'Mean', last: 'Last' },
  },
  seconds: (value: number) => `${seconds.format(value)} s`,
  milliseconds: (value: number) =>
    value < 1000 ? `${whole.format(value)} ms` : `${seconds.format(value / 1000)} s`,
  rows: (value: number) => whole.format(value),
} as const;
