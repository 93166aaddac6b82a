import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { NodeRole } from '../../config/config.ts';
import { JOB_QUEUES } from '../../jobs/queue-names.ts';

/** A node reports every 10 seconds; one that has missed three times is not counted. */
const SEEN_WITHIN_SECONDS = 30;

export type NodeCount = { role: NodeRole; version: string; count: number };
export const countNodes = async (db: NodePgDatabase): Promise<NodeCount[]> => {
  const found = await db.execute<NodeCount>(
    sql`select role, version, count(*)::int as count from node
        where seen_at > now() - make_interval(secs => ${SEEN_WITHIN_SECONDS}) group by role, version order by role, version`,
  );
  return found.rows;
};

export type JobCounts = { queued: number; running: number; failed: number };
/** Over all workspaces, which no transaction of ours sees: a function of the schema's owner counts them. */
export const countOpenJobs = async (db: NodePgDatabase): Promise<JobCounts> => {
  const found = await db.execute<JobCounts>(sql`select queued, running, failed from count_open_jobs()`);
  return found.rows[0] ?? { queued: 0, running: 0, failed: 0 };
};

/** How long the next delivery has been due; one that waits on purpose, for a later attempt, is not. */
export const measureOldestWait = async (db: NodePgDatabase): Promise<number> => {
  const found = await db.execute<{ seconds: number }>(
    sql`select coalesce(extract(epoch from max(now() - greatest(created_on, start_after))), 0)::float8 as seconds
        from pgboss.job where name = any(${sql.param(JOB_QUEUES)}) and state < 'active' and start_after <= now()`,
  );
  return found.rows[0]?.seconds ?? 0;
};

export const countMigrations = async (db: NodePgDatabase): Promise<number> => {
  const found = await db.execute<{ count: number }>(sql`select count_migrations() as count`);
  return found.rows[0]?.count ?? 0;
};
