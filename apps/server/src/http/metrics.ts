import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return LOOPBACK.has(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Paths with ids would make a time series of each id: only the contract's own patterns are counted. */
const routeLabel = (request: FastifyRequest): string =>
  request.url.split('?')[0]?.replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '{id}').slice(0, 80) ?? '';

export const registerMetrics = (app: FastifyInstance, { database, config }: Context): void => {
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
    help: 'Connections of the pool, by state.',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      this.set({ state: 'open' }, database.pool.totalCount);
      this.set({ state: 'idle' }, database.pool.idleCount);
      this.set({ state: 'waiting' }, database.pool.waitingCount);
    },
  });
  connections.set({ state: 'open' }, 0);
  app.addHook('onResponse', async (request, reply) => {
    const route = reply.statusCode === 404 ? 'not found' : request.url.startsWith('/api/') ? routeLabel(request) : 'page';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.http.metricsToken)) throw fail('FORBIDDEN');
    return reply.type(register.contentType).send(await register.metrics());
  });
};
