import { sql } from 'drizzle-orm';
import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { JOB_QUEUES } from '../../jobs/queue-names.ts';

type Measured = { queued: number; running: number; failed: number; waits: number; backup: number | null };

const MEASURE = sql`
  select queued::int, running::int, failed::int,
    (select coalesce(extract(epoch from max(now() - greatest(created_on, start_after))), 0)::float8
     from pgboss.job where name = any(${sql.param(JOB_QUEUES)}) and state < 'active' and start_after <= now()) as waits,
    (select extract(epoch from max(ended_at))::float8 from backup where state = 'succeeded') as backup
  from count_open_jobs()`;

/** Jobs of all workspaces, how long the oldest is due, and the last backup: for whoever watches from outside. */
export const measureInstallation = async ({
  services,
}: AnyScope<'database'>): Promise<Measured | undefined> => {
  const { rows } = await openUnattended(services.database, null, (tx) => tx.execute<Measured>(MEASURE));
  return rows[0];
};
