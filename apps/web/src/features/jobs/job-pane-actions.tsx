import { Download, RotateCw } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { text } from './text.ts';
import type { JobActions } from './use-job-actions.ts';

export function JobPaneActions({ cancel, rerun, fileAddress, isBusy }: JobActions) {
  return (
    <>
      {fileAddress ? (
        <LinkButton to={fileAddress} reloadDocument download kind="primary" icon={Download}>
          {text.download}
        </LinkButton>
      ) : null}
      {rerun ? (
        <Button icon={RotateCw} busy={isBusy} busyLabel={text.rerunning} onClick={rerun}>
          {text.rerun}
        </Button>
      ) : null}
      {cancel ? (
        <Button busy={isBusy} busyLabel={text.cancelling} onClick={cancel}>
          {text.cancelJob}
        </Button>
      ) : null}
    </>
  );
}
