import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { type Context, openContext } from './context.ts';
import { buildServer } from './http/server.ts';
import type { JobDefinition } from './jobs/define-job.ts';
import { JOB_DEFINITIONS } from './queue/job-definitions.ts';
import { startWorker } from './queue/worker.ts';

const HEARTBEAT_MS = 10_000;

export type RunningNode = { context: Context; url: string | null; stop: () => Promise<void> };

const startHeartbeat = async ({ database, nodeId, config, log }: Context): Promise<() => Promise<void>> => {
  const beat = () =>
    database.plain.execute(
      sql`insert into node (id, role, version) values (${nodeId}, ${config.role}, ${config.version})
          on conflict (id) do update set seen_at = now()`,
    );
  await beat();
  const timer = setInterval(() => beat().catch((error: unknown) => log.warn({ err: error }, 'heartbeat failed')), HEARTBEAT_MS);
  return async () => {
    clearInterval(timer);
    await database.plain.execute(sql`delete from node where id = ${nodeId}`);
  };
};

/** Starts one node of the installation in its role. Stopping finishes what is under way, then lets go. */
export const startNode = async (config: Config, log: Logger, jobs: JobDefinition[] = JOB_DEFINITIONS): Promise<RunningNode> => {
  const { context, close } = await openContext(config, log);
  try {
    const stopHeartbeat = await startHeartbeat(context);
    const worker = config.role === 'api' ? null : await startWorker(context, jobs);
    const server = config.role === 'worker' ? null : await buildServer(context);
    const url = server ? await server.app.listen({ host: config.http.host, port: config.http.port }) : null;
    return {
      context,
      url,
      stop: async () => {
        server?.stopping();
        await context.events.stop();
        await server?.app.close();
        worker?.stop();
        await stopHeartbeat().catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};
