import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { failureKind, underWay, type Work } from '../under-way.ts';

/** As undici tells of a request of `fetch`. */
type Fetched = { method: string; origin: string | URL };
type Told = {
  request: Fetched | ClientRequest;
  response?: { statusCode: number } | IncomingMessage;
  error?: unknown;
};

const begun = new WeakMap<object, Work>();

/** The host alone: paths hold tokens and addresses. */
const hostOf = (request: Fetched | ClientRequest): string =>
  'origin' in request ? new URL(request.origin).host : String(request.getHeader('host') ?? request.host);

const statusOf = ({ response }: Told) => ({ 'http.response.status_code': response?.statusCode ?? 0 });

/**
 * Requests to services as parts of what asked for them. The platform itself tells of every one, of `fetch` and of
 * node:http, which clients of services stand on. What goes to the collector is none of them.
 */
export const watchOutsideCalls = (collectorHost: string): (() => void) => {
  const begin = ({ request }: Told): void => {
    const whole = underWay.getStore();
    if (!whole || begun.has(request)) return;
    const host = hostOf(request);
    if (host === collectorHost) return;
    const { method } = request;
    const facts = { 'http.request.method': method, 'server.address': host };
    begun.set(request, whole.part(`${method} ${host}`, facts));
  };
  const take = (request: object): Work | undefined => {
    const work = begun.get(request);
    begun.delete(request);
    return work;
  };
  const end = (told: Told): void => take(told.request)?.end(statusOf(told));
  const fail = ({ request, error }: Told): void => take(request)?.end({}, failureKind(error));
  const listeners: [string, (told: Told) => void][] = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', fail],
    ['http.client.request.start', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', fail],
  ];
  for (const [name, listener] of listeners) subscribe(name, listener as (told: unknown) => void);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener as (told: unknown) => void);
  };
};
