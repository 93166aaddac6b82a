import type { Job } from '@propguard/protocol/jobs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { JOB_SOURCES, type JobOwner } from './job-source.ts';
import { text } from './text.ts';

export interface JobActions {
  cancel?: () => void;
  rerun?: () => void;
  /** The file that it wrote. */
  fileAddress?: string;
  isBusy: boolean;
}

/** What this person may do with this job now; what they may not is absent. */
export function useJobActions(job: Job, owner: JobOwner): JobActions {
  const queryClient = useQueryClient();
  const { meets } = useSession();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.jobs.key() });
  const cancel = useMutation(
    JOB_SOURCES[owner].cancel.mutationOptions({
      onSuccess: () => notify.info({ title: text.cancelAsked }),
      onError: (error) => notify.error({ title: text.notCancelled, description: errorText(error) }),
      onSettled,
    }),
  );
  const rerun = useMutation(
    JOB_SOURCES[owner].rerun.mutationOptions({
      onSuccess: () => notify.success({ title: text.rerunDone }),
      onError: (error) => notify.error({ title: text.notRerun, description: errorText(error) }),
      onSettled,
    }),
  );
  const mayWork = meets(owner === 'workspace' ? 'agent' : 'operator');
  const isOpen = job.state === 'queued' || job.state === 'running';
  const hasStopped = job.state === 'failed' || job.state === 'cancelled';
  return {
    ...(mayWork && isOpen && !job.cancelRequested ? { cancel: () => cancel.mutate({ id: job.id }) } : {}),
    ...(mayWork && hasStopped ? { rerun: () => rerun.mutate({ id: job.id }) } : {}),
    ...(job.fileId !== null && meets('admin') ? { fileAddress: `/api/files/${job.fileId}` } : {}),
    isBusy: cancel.isPending || rerun.isPending,
  };
}
