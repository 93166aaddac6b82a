import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Work } from '../measuring/under-way.ts';
import { routeLabel } from './metrics.ts';

/** Asked every few seconds by whoever watches a node. */
const WATCHED = ['/health/', '/metrics'];

/** Each request by its route's pattern: no address, no path, no caller. */
export const registerTraces = (app: FastifyInstance, { telemetry }: Pick<Context, 'telemetry'>): void => {
  if (!telemetry) return;
  const works = new WeakMap<FastifyRequest, Work>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeLabel(request);
    if (WATCHED.some((path) => route.startsWith(path))) return done();
    const facts = {
      'http.request.method': request.method,
      'http.route': route,
      'propguard.request_id': request.id,
    };
    const work = telemetry.begin('request', `${request.method} ${route}`, facts);
    works.set(request, work);
    work.within(done);
  });
  // Reading the body came in between, and goes on where the connection was opened.
  app.addHook('preHandler', (request, _reply, done) => {
    const work = works.get(request);
    if (work) work.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const facts = { 'http.response.status_code': statusCode };
    works.get(request)?.end(facts, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
};
