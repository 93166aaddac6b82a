import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Live events say when a job moves; this is for the time when they cannot be heard. */
const RUNNING_JOB_CHECK_MS = 4_000;
/** An export older than these many jobs is not looked for. */
const JOBS_SEARCHED = 50;
const EXPORT_JOB_KIND = 'export-workspace';

export const workspaceQuery = (enabled: boolean) => api.workspaces.current.queryOptions({ enabled });

export const storageQuery = (enabled: boolean) => api.workspaces.storage.queryOptions({ enabled });

export const membersQuery = (enabled: boolean) => api.workspaces.members.queryOptions({ enabled });

export const invitationsQuery = (enabled: boolean) => api.workspaces.invitations.queryOptions({ enabled });

export const latestExportQuery = (enabled: boolean) =>
  api.jobs.list.queryOptions({
    input: enabled ? { limit: JOBS_SEARCHED } : skipToken,
    select: ({ items }) => items.find(({ kind }) => kind === EXPORT_JOB_KIND) ?? null,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ kind, endedAt }) => kind === EXPORT_JOB_KIND && endedAt === null)
        ? RUNNING_JOB_CHECK_MS
        : false,
  });
