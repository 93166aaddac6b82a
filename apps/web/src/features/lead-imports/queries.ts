import { api } from '../../lib/api.ts';

const REFRESH_MS = 1_000;

export const importsQuery = () => api.leadImports.list.queryOptions({ input: { limit: 50 } });
/** Events tell of its end; between them its count is asked for. */
export const importQuery = (id: string) =>
  api.leadImports.get.queryOptions({
    input: { id },
    refetchInterval: ({ state }) =>
      state.data?.state === 'checking' || state.data?.state === 'importing' ? REFRESH_MS : false,
  });
export const agentsQuery = () => api.agents.list.queryOptions();
