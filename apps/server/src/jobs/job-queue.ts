import type { PgBoss } from 'pg-boss';
import type { Starter } from './starter.ts';

/** What carries jobs. A node that runs jobs has a starter while it does; one that only serves never has. */
export type JobQueue = { boss: PgBoss; starter: Starter | null };
