import { isContractProcedure } from '@orpc/contract';
import type { RouteMeta } from './access.ts';
import { contract } from './contract.ts';

export type ContractRoute = { name: string; method: string; path: string; meta: RouteMeta };

const collect = (node: object, name: string[]): ContractRoute[] => {
  if (!isContractProcedure(node)) {
    return Object.entries(node).flatMap(([key, child]) => collect(child as object, [...name, key]));
  }
  const { route, meta } = node['~orpc'];
  return [
    { name: name.join('.'), method: route.method ?? 'POST', path: route.path ?? '', meta: meta as RouteMeta },
  ];
};

/** Every route of the contract, flat: for the document and for tests that walk all of them. */
export const contractRoutes = (): ContractRoute[] => collect(contract, []);
