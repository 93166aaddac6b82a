import type { Lane } from '../jobs/lanes.ts';

/** Jobs at once, taken off each lane's queue by one node. A lane's workers never run another lane's jobs. */
export const WORKERS: Record<Lane, number> = { now: 4, work: 3, bulk: 3 };

/**
 * Jobs at once that a node starts itself when it queues them, beside those workers. Many: most of them wait for
 * somebody outside.
 */
export const STARTED_HERE = 24;

/** How often whoever runs a job says that it lives. */
export const HEARTBEAT_SECONDS = 3;
