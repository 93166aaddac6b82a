import { queryOptions } from '@tanstack/react-query';
import { readSystemHealth } from '../../lib/system-health.ts';

const REFRESH_MS = 30_000;

export const systemHealthQuery = () =>
  queryOptions({
    queryKey: ['systemHealth'],
    queryFn: ({ signal }) => readSystemHealth(signal),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
