import { api } from '../../lib/api.ts';

const WHILE_BUSY_MS = 1500;
const REFRESH_MS = 30_000;

export const backupsQuery = () =>
  api.running.backups.queryOptions({
    refetchInterval: ({ state }) => (state.data?.jobId ? WHILE_BUSY_MS : REFRESH_MS),
  });

export const slowWorkQuery = () => api.running.slowWork.queryOptions({ refetchInterval: REFRESH_MS });
