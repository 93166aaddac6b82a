import type { Member } from '@propguard/protocol/workspaces';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { membersQuery } from './queries.ts';
import { text } from './text.ts';
import { useReopenSession } from './use-reopen-session.ts';

interface LeaveWorkspaceProps {
  member: Member;
  workspace: string;
}

/** A workspace keeps at least one owner: the last one is told so instead. */
export function LeaveWorkspace({ member, workspace }: LeaveWorkspaceProps) {
  const [asking, setAsking] = useState(false);
  const reopenSession = useReopenSession();
  const { data } = useQuery(membersQuery(true));
  const owners = data?.items.filter(({ role }) => role === 'owner').length ?? 0;
  const leave = useMutation(
    api.workspaces.leave.mutationOptions({
      onSuccess: async () => {
        await reopenSession();
        notify.success({ title: text.members.left(workspace) });
      },
      onError: (error) => {
        setAsking(false);
        notify.error({ title: text.members.notLeft, description: errorText(error) });
      },
    }),
  );
  if (member.role === 'owner' && owners <= 1) {
    return <span className="text-12 text-muted">{text.members.onlyOwner}</span>;
  }
  return (
    <>
      <Button kind="ghost" size="sm" onClick={() => setAsking(true)} className="-mr-2.5">
        {text.members.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.members.leaveTitle(workspace)}
        description={text.members.leaveDescription}
        confirmLabel={text.members.leave}
        busy={leave.isPending}
        onConfirm={() => leave.mutate({})}
      />
    </>
  );
}
