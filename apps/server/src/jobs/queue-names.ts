export const JOB_QUEUE = 'jobs';
export const DEAD_JOB_QUEUE = 'jobs-dead';
/** One pg-boss queue for each cron job: its schedule hangs on the queue. */
export const cronQueue = (kind: string): string => `cron-${kind}`;
