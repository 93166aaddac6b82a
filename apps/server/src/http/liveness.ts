import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const CHECK_MS = 2000;

/** Live: the process answers. Ready: it can do its work and is not shutting down. */
export const registerLiveness = (
  app: FastifyInstance,
  { database, events }: Context,
  isStopping: () => boolean,
): void => {
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const inTime = AbortSignal.timeout(CHECK_MS);
    const answered = await Promise.race([
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => inTime.addEventListener('abort', () => resolve(false))),
    ]);
    const checks = { database: answered, liveEvents: events.connected(), stopping: isStopping() };
    const isReady = checks.database && checks.liveEvents && !checks.stopping;
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks });
  });
};
