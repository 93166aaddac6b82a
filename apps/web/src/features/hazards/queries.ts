import { api } from '../../lib/api.ts';

const JOBS_LOOKED_AT = 25;
const RUNNING_CHECK_MS = 2_000;
const IMPORT_JOB = 'import-hazard-layer';

export const layersQuery = () => api.hazards.layers.queryOptions();

/** The newest import, whatever became of it. */
export const lastImportQuery = () =>
  api.jobs.listInstallation.queryOptions({
    input: { limit: JOBS_LOOKED_AT },
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ kind, endedAt }) => kind === IMPORT_JOB && endedAt === null)
        ? RUNNING_CHECK_MS
        : false,
    select: ({ items }) => items.find(({ kind }) => kind === IMPORT_JOB) ?? null,
  });
