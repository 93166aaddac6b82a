import type { Job } from '@propguard/protocol/jobs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** Live events tell sooner; this is for when they do not come. */
const ASK_AGAIN_MS = 1500;
const NEWEST_JOBS = 50;

const isOpen = (job: Job | undefined): boolean => job?.state === 'queued' || job?.state === 'running';

/** The job that this visit has seen at work, to its end. */
function useWatchedJob(jobId: string | null): Job | undefined {
  const [watchedId, setWatchedId] = useState(jobId);
  if (jobId !== null && jobId !== watchedId) setWatchedId(jobId);
  const { data } = useQuery(
    api.jobs.listInstallation.queryOptions({
      input: { limit: NEWEST_JOBS },
      enabled: watchedId !== null,
      refetchInterval: ({ state }) => {
        const job = state.data?.items.find(({ id }) => id === watchedId);
        return job === undefined || isOpen(job) ? ASK_AGAIN_MS : false;
      },
    }),
  );
  return data?.items.find(({ id }) => id === watchedId);
}

export function useSampleData() {
  const queryClient = useQueryClient();
  const { data } = useQuery(
    api.installation.sampleData.queryOptions({
      refetchInterval: ({ state }) => (state.data?.jobId ? ASK_AGAIN_MS : false),
    }),
  );
  const job = useWatchedJob(data?.jobId ?? null);
  const endedAt = job?.endedAt ?? null;
  useEffect(() => {
    if (endedAt === null) return;
    void queryClient.invalidateQueries({ queryKey: installationQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: api.installation.sampleData.key() });
  }, [endedAt, queryClient]);

  const options = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.installation.sampleData.key() }),
    onError: (error: unknown) =>
      notify.error({ title: text.sampleData.failed, description: errorText(error) }),
  };
  return {
    state: data,
    job,
    isBusy: Boolean(data?.jobId) || isOpen(job),
    remove: useMutation(api.installation.removeSampleData.mutationOptions(options)),
    restore: useMutation(api.installation.restoreSampleData.mutationOptions(options)),
  };
}
