import type { AnyContractRouter, HTTPMethod, HTTPPath } from '@orpc/contract';
import { type PackedRoutes, packedRoutes } from './packed-routes.ts';

/** What the link needs of a route to call it: where, and whether a session is asked for. */
function unpack(routes: PackedRoutes): AnyContractRouter {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => {
      if (typeof route !== 'string') return [name, unpack(route)];
      const guarded = route.startsWith('!');
      const [method, path] = route.slice(guarded ? 1 : 0).split(' ') as [HTTPMethod, HTTPPath];
      return [name, { '~orpc': { errorMap: {}, meta: { guarded }, route: { method, path } } }];
    }),
  );
}

/** Every call of the contract. */
export const contractRoutes = unpack(packedRoutes);
