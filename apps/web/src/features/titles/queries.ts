import type { ChainContractName } from '@propguard/protocol/titles';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const PAGE = 12;
/** Others use the same chain. */
const REFRESH_MS = 15_000;

export const overviewQuery = () => api.titles.overview.queryOptions({ refetchInterval: REFRESH_MS });

export const titlesQuery = (cursor: string | undefined) =>
  api.titles.list.queryOptions({
    input: { limit: PAGE, ...(cursor ? { cursor } : {}) },
    placeholderData: keepPreviousData,
  });

export const mortgagesQuery = (cursor: string | undefined) =>
  api.titles.mortgages.queryOptions({
    input: { limit: PAGE, ...(cursor ? { cursor } : {}) },
    placeholderData: keepPreviousData,
  });

export const contractQuery = (name: ChainContractName) =>
  api.titles.contract.queryOptions({ input: { name }, staleTime: Number.POSITIVE_INFINITY });

export const transactionsQuery = (contract: ChainContractName | undefined, cursor: string | undefined) =>
  api.titles.transactions.queryOptions({
    input: { limit: PAGE, ...(contract ? { contract } : {}), ...(cursor ? { cursor } : {}) },
    placeholderData: keepPreviousData,
  });
