import type { Invitation } from '@propguard/protocol/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { hasLink, InvitationLink } from './invitation-link.tsx';
import { text } from './text.ts';

const words = text.invitations;

/** For somebody whose link was lost: another one, which ends it. */
export function NewLinkButton({ invitation: { email, role } }: { invitation: Invitation }) {
  const queryClient = useQueryClient();
  const again = useMutation({
    ...api.workspaces.invite.mutationOptions(),
    onError: (error) => notify.error({ title: words.notMade, description: errorText(error) }),
  });
  const close = () => {
    again.reset();
    // It takes the old one's place in the list.
    void queryClient.invalidateQueries({ queryKey: api.workspaces.invitations.key() });
  };
  const made = again.data && hasLink(again.data) ? again.data : null;
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={words.againOf(email)}
        busy={again.isPending}
        onClick={() => again.mutate({ email, role })}
      >
        {words.again}
      </Button>
      <Dialog
        size="sm"
        open={made !== null}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        title={words.againTitle(email)}
      >
        {made ? <InvitationLink invitation={made} onDone={close} /> : null}
      </Dialog>
    </>
  );
}
