import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Session } from '@propguard/protocol/account';
import type { Contract } from '@propguard/protocol/contract';
import { hasCode, isAbort, readApiError, UnreachableError } from './api-error.ts';
import { randomId } from './random-id.ts';

/** One key for one action of a person: pass the same one again when the person repeats a failed write. */
export type CallContext = { idempotencyKey?: string };

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

type LinkOptions = {
  routes: ConstructorParameters<typeof OpenAPILink<CallContext>>[0];
  /** Called before each call, for routes that are fetched when they are needed. */
  knowRoute: (path: readonly string[]) => Promise<void>;
  url: string;
  fetch: (request: Request, init: RequestInit) => Promise<Response>;
  openVisitorSession: () => Promise<Session>;
  /** False for a newcomer, who has no session yet. */
  mayHaveSession: () => boolean;
  /** What goes along with a call, by its path in the contract. */
  headers?: (path: readonly string[]) => Record<string, string>;
};

const FIRST_ERROR_STATUS = 400;

const isGuarded = (routes: LinkOptions['routes'], path: readonly string[]): boolean => {
  const route = path.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], routes);
  return (route as { '~orpc': { meta: { guarded?: boolean } } })['~orpc'].meta.guarded === true;
};

const cannotBeReached = (cause: unknown): never => {
  if (isAbort(cause)) throw cause;
  throw new UnreachableError('We can’t reach the server.', { cause });
};

export function createApiLink({
  routes,
  knowRoute,
  url,
  fetch,
  openVisitorSession,
  mayHaveSession,
  headers: headersOf = () => ({}),
}: LinkOptions): OpenAPILink<CallContext> {
  let opening: Promise<unknown> | null = null;
  const openOnce = () => {
    opening ??= openVisitorSession().finally(() => {
      opening = null;
    });
    return opening;
  };

  return new OpenAPILink<CallContext>(routes, {
    url,
    headers: (_options, path) => headersOf(path),
    fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
    interceptors: [
      async ({ next, ...call }) => {
        const context = { idempotencyKey: randomId(), ...call.context };
        await knowRoute(call.path).catch(cannotBeReached);
        if (!mayHaveSession() && isGuarded(routes, call.path)) await openOnce();
        try {
          return await next({ ...call, context });
        } catch (error) {
          if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
          await openOnce();
          return next({ ...call, context });
        }
      },
    ],
    clientInterceptors: [
      async ({ next, ...call }) => {
        const { request } = call;
        const isWrite = request.method !== 'GET';
        const headers = isWrite
          ? { ...request.headers, 'idempotency-key': call.context.idempotencyKey }
          : request.headers;
        const response = await next({ ...call, request: { ...request, headers } }).catch(cannotBeReached);
        if (response.status >= FIRST_ERROR_STATUS) throw await readApiError(response);
        return response;
      },
    ],
  });
}
