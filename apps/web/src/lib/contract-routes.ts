import type { AnyContractRouter, HTTPMethod, HTTPPath } from '@orpc/contract';
import { packedRoutes } from './frame-routes.ts';
import type { PackedRoutes } from './pack-routes.ts';

/** What the link needs of a route to call it: where, and whether a session is asked for. */
function unpack(routes: PackedRoutes): Record<string, AnyContractRouter> {
  return Object.fromEntries(
    Object.entries(routes).map(([name, route]) => {
      if (typeof route !== 'string') return [name, unpack(route)];
      const guarded = route.startsWith('!');
      const [method, path] = route.slice(guarded ? 1 : 0).split(' ') as [HTTPMethod, HTTPPath];
      return [name, { '~orpc': { errorMap: {}, meta: { guarded }, route: { method, path } } }];
    }),
  );
}

/** Every call of the contract, once `knowRoute` was awaited for it; those of the frame from the beginning. */
export const contractRoutes = unpack(packedRoutes);

const isKnown = (path: readonly string[]): boolean =>
  path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown> | undefined)?.[name],
    contractRoutes,
  ) !== undefined;

/** Most of the contract is a file of its own, that the frame does not wait for (the page names it to the browser). */
export async function knowRoute(path: readonly string[]): Promise<void> {
  if (isKnown(path)) return;
  const screens = await import('./screen-routes.ts');
  Object.assign(contractRoutes, unpack(screens.packedRoutes));
}
