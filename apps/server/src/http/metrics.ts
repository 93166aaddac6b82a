import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { watchInstallation } from './installation-metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The connection itself, and nobody behind it: a proxy on this machine passes on what comes from anywhere. */
const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  LOOPBACK.has(raw.socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return isFromThisMachine(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** The route's pattern, never the path: a time series for each id would be without end. */
export const routeLabel = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'page';

/** As `/metrics` tells them; dashboard and alert rules in `deploy/monitoring` go by these names. */
const createRegistry = ({ database, log }: Pick<Context, 'database' | 'log'>) => {
  const register = new Registry();
  collectDefaultMetrics({ register, prefix: 'propguard_' });
  const duration = new Histogram({
    name: 'propguard_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const connections = new Gauge({
    name: 'propguard_database_connections',
    help: 'Connections of both pools, by state.',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      const { pool, besidePool } = database;
      this.set({ state: 'open' }, pool.totalCount + besidePool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount + besidePool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount + besidePool.waitingCount);
    },
  });
  connections.set({ state: 'open' }, 0);
  watchInstallation(register, { database, log });
  return { register, duration };
};

/** A node that answers no requests tells the rest of them to the collector, if there is one. */
export const measureWorker = (context: Context): void =>
  context.telemetry?.measure(createRegistry(context).register);

export const registerMetrics = (app: FastifyInstance, context: Context): void => {
  const { config } = context;
  const { register, duration } = createRegistry(context);
  context.telemetry?.measure(register);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    duration.observe(
      { method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.http.metricsToken)) throw fail('FORBIDDEN');
    return reply.type(register.contentType).send(await register.metrics());
  });
};
