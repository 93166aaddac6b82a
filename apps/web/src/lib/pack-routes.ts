import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { RouteMeta } from '@propguard/protocol/access';
import { contract } from '@propguard/protocol/contract';

/** Method and path of each call, `!` in front where a session is asked for: what the browser fetches of the contract. */
export type PackedRoutes = { readonly [name: string]: string | PackedRoutes };

const packed = (router: AnyContractRouter, prefix: string, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(router).flatMap(
      ([key, child]: [string, AnyContractRouter]): [string, string | PackedRoutes][] => {
        const name = `${prefix}${key}`;
        if (!isContractProcedure(child)) {
          const within: PackedRoutes = packed(child, `${name}.`, isWanted);
          return Object.keys(within).length === 0 ? [] : [[key, within]];
        }
        if (!isWanted(name)) return [];
        const { method, path } = child['~orpc'].route;
        const { access } = child['~orpc'].meta as RouteMeta;
        return [[key, `${['public', 'guest', 'page'].includes(access.kind) ? '' : '!'}${method} ${path}`]];
      },
    ),
  );

/** Those that are wanted, by their name in the contract: `account.session`. */
export const packRoutes = (isWanted: (name: string) => boolean = () => true): PackedRoutes =>
  packed(contract, '', isWanted);
