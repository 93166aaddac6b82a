import type { Lane } from '../jobs/lanes.ts';

/** Jobs at once, taken off each lane's queue by one node. A lane's workers never run another lane's jobs. */
export const WORKERS: Record<Lane, number> = { now: 4, work: 3, bulk: 3 };

/**
 * Jobs at once that a node starts itself when it queues them, beside those workers. Many: most of them wait for
 * somebody outside.
 */
export const STARTED_HERE = 24;
/** Of one workspace, once half of them are taken: the rest of what it queues is left to the lane's workers. */
export const STARTED_HERE_PER_WORKSPACE = 6;

/** How often whoever runs a job says that it lives. */
export const HEARTBEAT_SECONDS = 3;
