import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.invitations;

/** For somebody who opened their link and waits. */
export function LetInButton({ id, name }: { id: string; name: string }) {
  const queryClient = useQueryClient();
  const letIn = useMutation(
    api.workspaces.letIn.mutationOptions({
      onSuccess: () => notify.success({ title: words.isIn(name) }),
      onError: (error) => notify.error({ title: words.notLetIn(name), description: errorText(error) }),
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: api.workspaces.invitations.key() }),
          queryClient.invalidateQueries({ queryKey: api.workspaces.members.key() }),
        ]),
    }),
  );
  return (
    <Button
      kind="primary"
      size="sm"
      aria-label={words.letInOf(name)}
      busy={letIn.isPending}
      onClick={() => letIn.mutate({ id })}
    >
      {words.letIn}
    </Button>
  );
}
