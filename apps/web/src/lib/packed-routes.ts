import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { RouteMeta } from '@propguard/protocol/access';
import { contract } from '@propguard/protocol/contract';

/** Method and path of each call, `!` in front where a session is asked for: what the browser fetches of the contract. */
export type PackedRoutes = { readonly [name: string]: string | PackedRoutes };

function pack(router: AnyContractRouter): PackedRoutes {
  return Object.fromEntries(
    Object.entries(router).map(([name, child]: [string, AnyContractRouter]) => {
      if (!isContractProcedure(child)) return [name, pack(child)];
      const { method, path } = child['~orpc'].route;
      const { access } = child['~orpc'].meta as RouteMeta;
      return [name, `${['public', 'guest', 'page'].includes(access.kind) ? '' : '!'}${method} ${path}`];
    }),
  );
}

/** The build replaces this module by its value: see vite/contract-plugin.ts. */
export const packedRoutes: PackedRoutes = pack(contract);
