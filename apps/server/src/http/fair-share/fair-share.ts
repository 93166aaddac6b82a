import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recallPrincipal } from '../../access/authenticate.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { callersOf } from './callers-of.ts';
import { type Caller, FairQueue } from './fair-queue.ts';
import { type OpenStream, OpenStreams } from './open-streams.ts';

/** Who has waited this long is told to come back: most would have left by themselves, and nobody should wait in vain. */
const LONGEST_WAIT_MS = 20_000;
const MEASURE_EVERY_MS = 500;
const NANOSECONDS = 1e6;

type Held = FastifyRequest & { leaveFairShare?: () => void };

const shownBy = ({ headers }: FastifyRequest) => {
  const key = headers['x-api-key'];
  return {
    apiKey: (Array.isArray(key) ? key[0] : key) ?? null,
    authorization: headers.authorization ?? null,
    cookie: headers.cookie ?? null,
  };
};

/** Whom a request counts against, by what this node knows before it asks anybody. */
const callersIn = ({ principals }: Pick<Context, 'principals'>, request: FastifyRequest): Caller[] =>
  callersOf({
    address: request.ip,
    path: request.url,
    authorization: request.headers.authorization,
    principal: recallPrincipal(principals, shownBy(request)),
  });

/** While the event loop lags, the queue is pressed. */
const watchEventLoop = (app: FastifyInstance, queue: FairQueue, longestDelayMs: number): void => {
  if (longestDelayMs === 0) return;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => {
    queue.press(delay.mean / NANOSECONDS > longestDelayMs);
    delay.reset();
  }, MEASURE_EVERY_MS);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
};

/**
 * Lets requests in, fairly by caller, before they come near the database (decision 45). A place is held until the
 * reply is there: neither an event stream nor somebody who reads slowly keeps it.
 */
export const registerFairShare = (app: FastifyInstance, { config, principals, events }: Context) => {
  const { requestsAtWork: atWork, requestsWaiting: waiting, overloadDelayMs } = config.limits;
  const queue = new FairQueue({ atWork, waiting });
  watchEventLoop(app, queue, overloadDelayMs);
  /** By itself when the reply is there; before, by whoever waits with many for one thing, and needs no place for it. */
  const leave = (request: FastifyRequest): void => (request as Held).leaveFairShare?.();
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });

  /** Throws OVERLOADED when there are too many, or the caller went away. */
  const enter = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    new Promise((resolve, reject) => {
      let isAdmitted = false;
      const shed = () => reject(fail('OVERLOADED'));
      const end = queue.enter(callersIn({ principals }, request), {
        admit: () => {
          isAdmitted = true;
          resolve();
        },
        shed,
      });
      (request as Held).leaveFairShare = end;
      if (isAdmitted) return;
      const giveUp = (): void => {
        clearTimeout(timer);
        if (isAdmitted) return;
        end();
        shed();
      };
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
      reply.raw.once('close', giveUp);
    });
  const streams = new OpenStreams({
    perCaller: config.limits.streamsPerCaller,
    perNode: config.limits.streamsPerNode,
  });
  events.onPrincipal((id) => void streams.check(id));
  const holdStream = (
    request: FastifyRequest,
    { raw }: FastifyReply,
    belongsTo: Pick<OpenStream, 'principals' | 'isAllowed'>,
  ): void => {
    const callers = callersIn({ principals }, request);
    raw.once('close', streams.add({ ...belongsTo, callers, end: () => raw.destroy() }));
  };
  return { enter, leave, holdStream };
};

export type FairShare = ReturnType<typeof registerFairShare>;
