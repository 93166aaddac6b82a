import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { toFailure } from './error-reply.ts';
import { reportAlive } from './report-alive.ts';

const CHECK_MS = 2000;
/** Anybody may ask as often as they like; the database is asked so often. */
const KEPT_MS = 1000;

type Answer = { database: boolean; writable: boolean };

/** A database that answers and takes nothing, because its disk is full or read-only, is told from one that is gone. */
const askDatabase = async (context: Context): Promise<Answer> => {
  const inTime = AbortSignal.timeout(CHECK_MS);
  return Promise.race([
    reportAlive(context).then(
      () => ({ database: true, writable: true }),
      (error: unknown) => ({ database: toFailure(error).code === 'NOT_WRITABLE', writable: false }),
    ),
    new Promise<Answer>((resolve) =>
      inTime.addEventListener('abort', () => resolve({ database: false, writable: false })),
    ),
  ]);
};

/** Live: the process answers. Ready: it can do its work and is not shutting down. */
export const registerLiveness = (app: FastifyInstance, context: Context, isStopping: () => boolean): void => {
  const { events, log } = context;
  let asked: { at: number; answer: Promise<Answer> } | null = null;
  let wasWritable = true;
  const look = async (): Promise<Answer> => {
    if (asked === null || Date.now() - asked.at > KEPT_MS)
      asked = { at: Date.now(), answer: askDatabase(context) };
    const answer = await asked.answer;
    if (answer.database && answer.writable !== wasWritable) {
      wasWritable = answer.writable;
      if (wasWritable) log.warn('the database takes writes again');
      else log.error('the database takes no writes: its disk is full or read-only');
    }
    return answer;
  };
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const checks = { ...(await look()), liveEvents: events.connected(), stopping: isStopping() };
    const isReady = checks.database && checks.writable && checks.liveEvents && !checks.stopping;
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks });
  });
};
