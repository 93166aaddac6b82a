import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

/** Said to whoever set the address; it names only what they typed. */
export class RefusedAddress extends Error {}

const refused = (host: string): RefusedAddress =>
  new RefusedAddress(
    `${host} is on this machine or in its own network, and we don’t look for outside services there. The operator can allow it with OUTSIDE_SERVICES_PRIVATE.`,
  );

/** Looks a name up and refuses it if any of its addresses is not public. The connection goes to what was checked. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) done(error ?? new Error(`${host} has no address`), []);
    else if (!addresses.every(({ address }) => isPublicAddress(address))) done(refused(host), []);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Far above any answer in words: a service that goes on and on must not fill our memory. */
const MOST_MEGABYTES = 8;

const bounded = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size <= MOST_MEGABYTES * 1024 * 1024) controller.enqueue(chunk);
        else controller.error(new Error(`The service sent more than ${MOST_MEGABYTES} MB.`));
      },
    }),
  );
};

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

const toResponse = (message: IncomingMessage): Response => {
  const status = message.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value);
  if (WITHOUT_BODY.has(status)) message.resume();
  const body = WITHOUT_BODY.has(status)
    ? null
    : bounded(Readable.toWeb(message) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
};

type OutsideRequest = {
  method?: string | undefined;
  headers?: RequestInit['headers'];
  body?: string | Buffer | null | undefined;
  signal?: AbortSignal | null | undefined;
};

/**
 * A fetch for addresses that people of a workspace set: http or https, never into our own network, and a redirect is
 * an answer like any other. The platform's own fetch cannot be told which address to connect to.
 */
export const fetchOutside = async (
  address: string | URL,
  { method = 'GET', headers, body, signal }: OutsideRequest,
  { mayBePrivate }: { mayBePrivate: boolean },
): Promise<Response> => {
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new RefusedAddress('Outside services are reached over http or https only.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without being looked up.
  if (!mayBePrivate && isIP(host) && !isPublicAddress(host)) throw refused(host);
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      agent: false,
      ...(signal ? { signal } : {}),
      ...(mayBePrivate ? {} : { lookup: lookupPublic }),
    });
    sent.once('response', (message) => resolve(toResponse(message)));
    sent.on('error', (error) => {
      if (error instanceof RefusedAddress) reject(error);
      else
        reject(signal?.aborted ? signal.reason : new Error('We can’t reach the service.', { cause: error }));
    });
    sent.end(body);
  });
};
