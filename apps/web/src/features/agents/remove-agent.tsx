import type { Agent } from '@propguard/protocol/agents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function RemoveAgent({ agent }: { agent: Agent }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    api.agents.remove.mutationOptions({
      onSuccess: () => notify.success({ title: text.removed(agent.name) }),
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: api.agents.key() });
      },
    }),
  );
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={text.removeOf(agent.name)}
        onClick={() => setAsking(true)}
        className="-mr-2.5"
      >
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.removeTitle(agent.name)}
        description={text.removeDescription}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: agent.id })}
      />
    </>
  );
}
