import type { JobState } from '@propguard/protocol/jobs';
import { EXPORT_KEPT_DAYS } from '@propguard/rules/workspaces/limits';

const number = new Intl.NumberFormat('en-AU');

const kinds: Record<string, string> = {
  'alert-saved-searches': 'Saved-search alerts',
  'check-watch-lists': 'Check watched properties for changes',
  'check-watched-homes': 'Value watched properties',
  'value-portfolio': 'Value a portfolio',
  'export-workspace': 'Export all data',
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
    description: 'Longer tasks in this workspace: running, finished, and failed ones you can run again.',
  },
  installation: {
    title: 'Installation jobs',
    description: 'Tasks for the whole installation: mail, housekeeping, imports.',
  },

  tabs: 'Jobs by state',
  all: 'All',
  states,
  kind: (kind: string) => {
    const words = kind.replaceAll('-', ' ');
    return kinds[kind] ?? words.charAt(0).toUpperCase() + words.slice(1);
  },

  loading: 'Loading the jobs',
  failed: 'We couldn’t load the jobs',
  failedAgain: 'We couldn’t refresh the jobs. You’re seeing what we loaded before.',
  empty: {
    all: {
      title: 'No jobs yet',
      what: 'Exports, imports and portfolio runs show up here while they run and afterwards.',
    },
    queued: { title: 'Nothing waiting', what: 'Jobs that haven’t started yet show up here.' },
    running: { title: 'Nothing running', what: 'Jobs show up here while they run.' },
    succeeded: { title: 'Nothing finished yet', what: 'Finished jobs show up here.' },
    failed: {
      title: 'Nothing has failed',
      what: 'Failed jobs show up here with what went wrong. You can run them again.',
    },
    cancelled: { title: 'Nothing cancelled', what: 'Jobs that someone stopped show up here.' },
  },
  emptyInstallation: 'Housekeeping runs every hour, and mail whenever something is sent.',
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
  cancelAsked: 'We’ve asked the job to stop',
  notCancelled: 'We couldn’t cancel the job',
  rerun: 'Run again',
  rerunOf: (job: string) => `Run again: ${job}`,
  rerunning: 'Starting',
  rerunDone: 'The job will start shortly',
  notRerun: 'We couldn’t start the job again',
  download: 'Download',
  downloadOf: (job: string) => `Download: ${job}`,

  detail: {
    label: 'The job',
    close: 'Close the job',
    loading: 'Loading the job',
    error: 'What went wrong',
    wholeError: 'The whole error',
    readingError: 'Loading the whole error',
    errorNotRead: 'We couldn’t load the whole error',
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
    goneTitle: 'We can’t find this job',
    gone: 'It belongs to another workspace, or was removed.',
    failed: 'We couldn’t load the job',
  },
} as const;
