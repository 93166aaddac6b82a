import { type AnyContractRouter, isContractProcedure, minifyContractRouter } from '@orpc/contract';
import type { RouteMeta } from '@propguard/protocol/access';
import { contract } from '@propguard/protocol/contract';

/** What the link needs of a route to call it: where, and whether a session is asked for. */
function callsOf(router: AnyContractRouter): AnyContractRouter {
  if (!isContractProcedure(router)) {
    return Object.fromEntries(Object.entries(router).map(([name, child]) => [name, callsOf(child)]));
  }
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
  const { access } = router['~orpc'].meta as RouteMeta;
  const meta = { guarded: access.kind !== 'public' && access.kind !== 'guest' };
  return { '~orpc': { errorMap: {}, meta, route: { method, path, inputStructure, outputStructure } } };
}

/** Every call. The build replaces this module by its value: see vite/contract-plugin.ts. */
export const contractRoutes = callsOf(minifyContractRouter(contract));
