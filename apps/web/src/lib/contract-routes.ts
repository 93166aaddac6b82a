import { type AnyContractRouter, isContractProcedure, minifyContractRouter } from '@orpc/contract';
import { contract } from '@propguard/protocol/contract';

/** What the link needs of a route to call it. Tags, summaries and access are the server's and the document's. */
function callsOf(router: AnyContractRouter): AnyContractRouter {
  if (!isContractProcedure(router)) {
    return Object.fromEntries(Object.entries(router).map(([name, child]) => [name, callsOf(child)]));
  }
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } };
}

/** Method and path of every call. The build replaces this module by its value: see vite/contract-plugin.ts. */
export const contractRoutes = callsOf(minifyContractRouter(contract));
