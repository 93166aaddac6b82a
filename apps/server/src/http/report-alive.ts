import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** A node says that it is there. Now and then to be counted, and whenever somebody asks whether it can do its work. */
export const reportAlive = async ({
  database,
  nodeId,
  config,
  slowWork,
}: Pick<Context, 'database' | 'nodeId' | 'config' | 'slowWork'>): Promise<void> => {
  await database.plain.execute(
    sql`insert into node (id, role, version) values (${nodeId}, ${config.role}, ${config.version})
        on conflict (id) do update set seen_at = now(), slow_work = ${JSON.stringify(slowWork.list())}::jsonb`,
  );
};
