import type { Member } from '@propguard/protocol/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function RemoveMember({ member }: { member: Member }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    api.workspaces.removeMember.mutationOptions({
      onSuccess: () => notify.success({ title: text.members.removed(member.name) }),
      onError: (error) => notify.error({ title: text.members.notRemoved, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: api.workspaces.members.key() });
      },
    }),
  );
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={text.members.removeOf(member.name)}
        onClick={() => setAsking(true)}
        className="-mr-2.5"
      >
        {text.members.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.members.removeTitle(member.name)}
        description={text.members.removeDescription}
        confirmLabel={text.members.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: member.id })}
      />
    </>
  );
}
