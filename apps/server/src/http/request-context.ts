import type { Access } from '@propguard/protocol/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate, type Credentials } from '../access/authenticate.ts';
import { callerId, principalIds } from '../access/principal.ts';
import type { HeldPass, RequestContext } from '../access/request.ts';
import type { Context } from '../context.ts';
import type { FairShare } from './fair-share/fair-share.ts';
import { goneSignal } from './gone-signal.ts';
import { refuseForeignOrigin } from './origin.ts';
import type { Limit } from './rate-limits.ts';

const toHeaders = ({ headers: given }: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  return headers;
};

const first = (value: string | string[] | undefined): string | null =>
  (Array.isArray(value) ? value[0] : value) ?? null;

export type OpenRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

/** What every call of the API begins with: who is calling, and from where. */
export const requestOpener =
  (services: Context, limit: Limit, fairShare: FairShare): OpenRequest =>
  async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await fairShare.enter(request, reply);
    const addCookies = (cookies: string[]): void => {
      if (cookies.length > 0) reply.header('set-cookie', cookies);
    };
    // Most calls need no more of the headers than the caller's cookie or key.
    let headers: Headers | undefined;
    let gone: AbortSignal | undefined;
    let pass: HeldPass | undefined;
    const allHeaders = (): Headers => {
      headers ??= toHeaders(request);
      return headers;
    };
    const shown: Credentials = {
      apiKey: first(request.headers['x-api-key']),
      authorization: request.headers.authorization ?? null,
      cookie: request.headers.cookie ?? null,
      all: allHeaders,
    };
    const { principal, setCookies } = await authenticate(services, shown);
    refuseForeignOrigin(services.config, request, principal);
    addCookies(setCookies);
    return {
      services,
      principal,
      get headers() {
        return allHeaders();
      },
      address: request.ip,
      requestId: request.id,
      idempotencyKey: first(request.headers['idempotency-key']),
      gone: () => {
        gone ??= goneSignal(reply.raw);
        return gone;
      },
      setCookies: addCookies,
      limit: (rate) => limit(request, principal, rate),
      holdStream: () =>
        fairShare.holdStream(request, reply, {
          principals: [...(principal === null ? [] : principalIds(principal)), ...(pass ? [pass.id] : [])],
          isAllowed: async () => {
            if (pass && !(await pass.isLive())) return false;
            if (principal === null) return true;
            const now = (await authenticate(services, shown)).principal;
            return now !== null && callerId(now) === callerId(principal);
          },
        }),
      heldBy: (held) => {
        pass = held;
      },
    };
  };

/**
 * A write may have ended the caller's own sessions; the database's word for it may arrive after our reply. Not one in a
 * workspace: who is a member is looked up in each transaction, and nothing else of the caller changes there. Nor one that
 * keys may call as well: they have no session to end.
 */
export const mayChangeCaller = (method: string, access: Access): boolean =>
  method !== 'GET' && access.kind !== 'workspace' && !(access.kind === 'session' && access.scope !== null);

export const forgetCaller = ({ services, principal }: RequestContext): void => {
  if (principal) services.principals.forget(callerId(principal));
};
