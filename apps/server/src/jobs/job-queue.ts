import type { PgBoss } from 'pg-boss';
import type { Starter } from './starter.ts';

/** What carries jobs. A node has a starter while it runs; one that only serves starts the few kinds that are for it. */
export type JobQueue = { boss: PgBoss; starter: Starter | null };
