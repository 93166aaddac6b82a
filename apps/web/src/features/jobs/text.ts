import type { JobState } from '@propguard/protocol/jobs';
import { EXPORT_KEPT_DAYS } from '@propguard/rules/workspaces/limits';

const number = new Intl.NumberFormat('en-AU');

const kinds: Record<string, string> = {
  'alert-saved-searches': 'Alerts of saved searches',
  'check-watch-lists': 'Look for changes of watched properties',
  'check-watched-homes': 'Value watched properties',
  'value-portfolio': 'Value a portfolio',
  'export-workspace': 'Export of all data',
  housekeeping: 'Housekeeping',
  'remove-sample-data': 'Removing sample data',
  'restore-sample-data': 'Writing sample data',
  'send-mail': 'Sending mail',
};

const states: Record<JobState, string> = {
  queued: 'Waiting',
  running: 'Running',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const text = {
  workspace: {
    title: 'Jobs',
    description:
      'Long work of this workspace: what runs, what is done, and what failed and can be run again.',
  },
  installation: {
    title: 'Installation jobs',
    description: 'The work that belongs to the whole installation: mail, housekeeping, imports.',
  },

  tabs: 'Jobs by state',
  all: 'All',
  states,
  kind: (kind: string) => {
    const words = kind.replaceAll('-', ' ');
    return kinds[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
  },

  loading: 'Reading the jobs',
  failed: 'The jobs could not be read',
  failedAgain: 'The jobs could not be read again. Those read before are still shown.',
  empty: {
    all: {
      title: 'No job yet',
      what: 'An export, and later imports and portfolio runs, stand here while they run and after.',
    },
    queued: { title: 'Nothing waits', what: 'Jobs that no worker has taken yet stand here.' },
    running: { title: 'Nothing runs', what: 'Jobs stand here while a worker is busy with them.' },
    succeeded: { title: 'Nothing is done yet', what: 'Jobs that have ended well stand here.' },
    failed: {
      title: 'Nothing has failed',
      what: 'A job that failed on each attempt stands here with its error, and can be run again.',
    },
    cancelled: { title: 'Nothing was cancelled', what: 'Jobs that somebody stopped stand here.' },
  },
  emptyInstallation: 'Housekeeping runs every hour; mail when it is sent.',
  showAll: 'Show all jobs',
  toSettings: 'Export the data',
  toFirst: 'Go to the first page',

  columns: {
    job: 'Job',
    state: 'State',
    progress: 'Progress',
    created: 'Asked for',
    took: 'Took',
    actions: 'Actions',
  },
  count: (done: number, total: number) => `${number.format(done)} of ${number.format(total)}`,
  counted: (done: number) => number.format(done),
  attempt: (attempt: number, most: number) => `Attempt ${attempt} of ${most}`,
  none: '–',

  cancel: 'Cancel',
  cancelJob: 'Cancel the job',
  cancelOf: (job: string) => `Cancel: ${job}`,
  cancelling: 'Cancelling',
  cancelAsked: 'The job was asked to stop',
  notCancelled: 'The job was not cancelled',
  rerun: 'Run again',
  rerunOf: (job: string) => `Run again: ${job}`,
  rerunning: 'Starting',
  rerunDone: 'The job waits for a worker',
  notRerun: 'The job was not started again',
  download: 'Download',
  downloadOf: (job: string) => `Download: ${job}`,

  detail: {
    label: 'The job',
    close: 'Close the job',
    loading: 'Reading the job',
    error: 'What went wrong',
    wholeError: 'The whole error',
    readingError: 'Reading the whole error',
    errorNotRead: 'The whole error could not be read',
    attempts: 'Attempts',
    attemptsOf: (attempt: number, most: number) => `${attempt} of ${most}`,
    asked: 'Asked for',
    started: 'Started',
    ended: 'Ended',
    took: 'Took',
    id: 'Id',
    doing: 'Doing',
    progress: 'Progress',
    counting: 'Counting',
    fileKept: `The file is kept for ${EXPORT_KEPT_DAYS} days.`,
    goneTitle: 'This job is not here',
    gone: 'It belongs to another workspace, or was removed.',
    failed: 'The job could not be read',
  },
} as const;
