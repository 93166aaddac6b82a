import type { Invitation } from '@propguard/protocol/workspaces';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { LetInButton } from './let-in-button.tsx';
import { NewLinkButton } from './new-link-button.tsx';
import { text } from './text.ts';

interface InvitationRowProps {
  invitation: Invitation;
  /** There is no mail server: links are handed on. */
  isByHand: boolean;
}

export function InvitationRow({ invitation, isByHand }: InvitationRowProps) {
  const queryClient = useQueryClient();
  const instant = useInstantText();
  const [asking, setAsking] = useState(false);
  const { email, invitedBy, asked } = invitation;
  const revoke = useMutation(
    api.workspaces.revokeInvitation.mutationOptions({
      onSuccess: () => notify.success({ title: text.invitations.revoked }),
      onError: (error) => notify.error({ title: text.invitations.notRevoked, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: api.workspaces.invitations.key() });
      },
    }),
  );
  const until = instant.date(invitation.expiresAt);
  return (
    <li className="flex min-h-13 items-center gap-3 px-4 py-2 text-13 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="break-all">{email}</span>
          <Badge tone="outline">{text.roles[invitation.role].name}</Badge>
        </p>
        <p className="text-12 text-muted">
          {invitedBy ? text.invitations.by(invitedBy, until) : text.invitations.until(until)}
        </p>
        {asked ? <p className="text-12">{text.invitations.asks(asked.name)}</p> : null}
      </div>
      {asked ? <LetInButton id={invitation.id} name={asked.name} /> : null}
      {isByHand && !asked ? <NewLinkButton invitation={invitation} /> : null}
      {asked ? null : <CopyButton compact text={email} label={text.invitations.copyOf(email)} />}
      <Button
        kind="ghost"
        size="sm"
        aria-label={text.invitations.revokeOf(email)}
        onClick={() => setAsking(true)}
        className="-mr-2.5"
      >
        {text.invitations.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.invitations.revokeTitle(email)}
        description={text.invitations.revokeDescription}
        confirmLabel={text.invitations.revoke}
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id: invitation.id })}
      />
    </li>
  );
}
