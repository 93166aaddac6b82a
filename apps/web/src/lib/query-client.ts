import { QUERY_GC_MS } from '@propguard/rules/interface/defaults';
import { QueryClient } from '@tanstack/react-query';
import { noteAsking } from './asked-at.ts';
import { retryDelayMs, shouldRetry } from './retry-policy.ts';

/** How long an answer is shown without asking again; live events say sooner when it has changed. */
const FRESH_MS = 30_000;

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: QUERY_GC_MS,
        staleTime: FRESH_MS,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
        // The product may run on the reader's own machine, with no network at all.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  noteAsking(queryClient);
  return queryClient;
}
