import type { JobState } from '@propguard/protocol/jobs';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const JOBS_PER_PAGE = 25;
/** Live events say when a job moves; this is for the time when they cannot be heard. */
const RUNNING_CHECK_MS = 5_000;

interface JobPage {
  state: JobState | undefined;
  cursor: string | undefined;
}

const inputOf = ({ state, cursor }: JobPage) => ({ limit: JOBS_PER_PAGE, state, cursor });

const whileOpen = (items: ReadonlyArray<{ endedAt: string | null }> | undefined) =>
  items?.some(({ endedAt }) => endedAt === null) ? RUNNING_CHECK_MS : false;

/** The jobs of the workspace. */
const workspaceJobs = {
  page: (page: JobPage) => ({
    ...api.jobs.list.queryOptions({
      input: inputOf(page),
      refetchInterval: ({ state }) => whileOpen(state.data?.items),
    }),
    placeholderData: keepPreviousData,
  }),
  /** One that is not on the page. */
  one: (id: string | null) => api.jobs.get.queryOptions({ input: id === null ? skipToken : { id } }),
  cancel: api.jobs.cancel,
  rerun: api.jobs.rerun,
};

/** The installation's own, for its operator, who may read the whole error of one. */
const installationJobs = {
  page: (page: JobPage) => ({
    ...api.jobs.listInstallation.queryOptions({
      input: inputOf(page),
      refetchInterval: ({ state }) => whileOpen(state.data?.items),
    }),
    placeholderData: keepPreviousData,
  }),
  one: (id: string | null) =>
    api.jobs.getInstallation.queryOptions({ input: id === null ? skipToken : { id } }),
  cancel: api.jobs.cancelInstallation,
  rerun: api.jobs.rerunInstallation,
};

export const JOB_SOURCES = { workspace: workspaceJobs, installation: installationJobs };
export type JobOwner = keyof typeof JOB_SOURCES;
