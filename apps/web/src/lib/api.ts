import { createORPCClient } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Session } from '@propguard/protocol/account';
import { type ApiClient, createApiLink } from './api-link.ts';
import { contractRoutes, knowRoute } from './contract-routes.ts';
import { sessionHint } from './session-hint.ts';
import { triedKeyHeaders } from './tried-key.ts';

const visitorListeners = new Set<(session: Session) => void>();

/** Hears of the visitor's session that the first guarded call of a newcomer opens. */
export function onVisitorSession(listener: (session: Session) => void): () => void {
  visitorListeners.add(listener);
  return () => visitorListeners.delete(listener);
}

/** The calls themselves, for what is not a query: live events, files. */
export const apiClient: ApiClient = createORPCClient(
  createApiLink({
    routes: contractRoutes,
    knowRoute,
    url: `${window.location.origin}/api`,
    fetch: (request, init) => window.fetch(request, init),
    openVisitorSession: async () => {
      const session = await apiClient.account.openVisitorSession();
      sessionHint.set(true);
      for (const listener of visitorListeners) listener(session);
      return session;
    },
    mayHaveSession: sessionHint.isThere,
    headers: triedKeyHeaders,
  }),
);

/** Query and mutation options for every call: `api.localities.search.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(apiClient);
