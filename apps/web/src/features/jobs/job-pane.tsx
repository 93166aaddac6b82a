import type { Job } from '@propguard/protocol/jobs';
import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { GonePane, SidePane } from '../../ui/overlays/side-pane.tsx';
import { JobDetail } from './job-detail.tsx';
import { JobErrorDetail } from './job-error-detail.tsx';
import { JobPaneActions } from './job-pane-actions.tsx';
import { JOB_SOURCES, type JobOwner } from './job-source.ts';
import { JobStateBadge } from './job-state-badge.tsx';
import { text } from './text.ts';
import { useJobActions } from './use-job-actions.ts';

interface JobPaneProps {
  owner: JobOwner;
  id: string;
  /** The page of the list; undefined while it is read. */
  listed: Job[] | undefined;
  onClose: () => void;
}

interface Frame {
  label: string;
  closeLabel: string;
  onClose: () => void;
}

/** The open job, from the list or, when it is not on this page, asked for alone. */
export function JobPane({ owner, id, listed, onClose }: JobPaneProps) {
  const inList = listed?.find((job) => job.id === id);
  const alone = useQuery<Job>(JOB_SOURCES[owner].one(listed && !inList ? id : null));
  const job = inList ?? alone.data;
  const frame: Frame = { label: text.detail.label, closeLabel: text.detail.close, onClose };
  if (job) return <OpenJob job={job} owner={owner} frame={frame} />;
  const isMissing = hasCode(alone.error, 'NOT_FOUND') || hasCode(alone.error, 'VALIDATION_FAILED');
  if (isMissing)
    return (
      <GonePane {...frame} title={text.detail.goneTitle}>
        {text.detail.gone}
      </GonePane>
    );
  return (
    <SidePane {...frame} title={text.detail.label}>
      {alone.error ? (
        <ReadFailure
          title={text.detail.failed}
          onRetry={() => void alone.refetch()}
          retrying={alone.isFetching}
          variant="banner"
          error={alone.error}
        />
      ) : (
        <Loading label={text.detail.loading} className="grid gap-4">
          <SkeletonLine width="70%" />
          <SkeletonLine width="50%" />
          <SkeletonLine width="60%" />
        </Loading>
      )}
    </SidePane>
  );
}

function OpenJob({ job, owner, frame }: { job: Job; owner: JobOwner; frame: Frame }) {
  const actions = useJobActions(job, owner);
  const offersSomething = Boolean(actions.cancel ?? actions.rerun ?? actions.fileAddress);
  return (
    <SidePane
      {...frame}
      title={text.kind(job.kind)}
      badge={<JobStateBadge {...job} />}
      footer={offersSomething ? <JobPaneActions {...actions} /> : undefined}
    >
      <JobDetail job={job} />
      {owner === 'installation' && job.error ? <JobErrorDetail id={job.id} /> : null}
    </SidePane>
  );
}
