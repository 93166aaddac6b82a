import type { Job } from '@propguard/protocol/jobs';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import type { JobOwner } from './job-source.ts';
import { text } from './text.ts';
import { useJobActions } from './use-job-actions.ts';

/** The row opens by a click anywhere else on it. */
const alone = (action: () => void) => (event: MouseEvent) => {
  event.stopPropagation();
  action();
};

const LOOK = 'relative z-1 -mr-2.5';

/** The one thing to do with a job, in its row. */
export function JobRowActions({ job, owner }: { job: Job; owner: JobOwner }) {
  const { cancel, rerun, fileAddress, isBusy } = useJobActions(job, owner);
  const name = text.kind(job.kind);
  if (cancel) {
    return (
      <Button
        kind="ghost"
        size="sm"
        busy={isBusy}
        aria-label={text.cancelOf(name)}
        onClick={alone(cancel)}
        className={LOOK}
      >
        {text.cancel}
      </Button>
    );
  }
  if (rerun) {
    return (
      <Button
        kind="ghost"
        size="sm"
        busy={isBusy}
        aria-label={text.rerunOf(name)}
        onClick={alone(rerun)}
        className={LOOK}
      >
        {text.rerun}
      </Button>
    );
  }
  if (!fileAddress) return null;
  return (
    <LinkButton
      to={fileAddress}
      reloadDocument
      download
      kind="ghost"
      size="sm"
      aria-label={text.downloadOf(name)}
      onClick={(event) => event.stopPropagation()}
      className={LOOK}
    >
      {text.download}
    </LinkButton>
  );
}
