import { LANES, type Lane } from './lanes.ts';

/** The usual lane keeps the name from before there were lanes: what waited then is still delivered. */
const LANE_QUEUES: Record<Lane, string> = { now: 'jobs-now', work: 'jobs', bulk: 'jobs-bulk' };

export const laneQueue = (lane: Lane): string => LANE_QUEUES[lane];
export const JOB_QUEUES: string[] = LANES.map(laneQueue);
export const DEAD_JOB_QUEUE = 'jobs-dead';
/** One pg-boss queue for each cron job: its schedule hangs on the queue. */
export const cronQueue = (kind: string): string => `cron-${kind}`;
