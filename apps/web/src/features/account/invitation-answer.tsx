import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { replaceSession, useSession } from '../../lib/session.ts';
import { ConfirmAddressCard } from '../../parts/account/confirm-address-card.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { AskToJoin } from './ask-to-join.tsx';
import type { ShownInvitation } from './invitation-facts.tsx';
import { OtherAccount } from './other-account.tsx';
import { text } from './text.ts';

interface InvitationAnswerProps {
  token: string;
  invitation: ShownInvitation;
}

/** Joining needs an account: someone without one is sent to the door and comes back. */
export function InvitationAnswer({ token, invitation }: InvitationAnswerProps) {
  const { session, signedIn, isPending } = useSession();
  const isUnconfirmed = signedIn && session?.account.emailVerified === false;
  const { data: installation } = useQuery({ ...installationQuery(), enabled: isUnconfirmed });
  if (isPending) return <Skeleton height={36} className="mt-4" />;
  if (!signedIn) return <DoorLinks token={token} invitation={invitation} />;
  const ownEmail = session?.account.email ?? null;
  if (ownEmail !== null && ownEmail !== invitation.email) return <OtherAccount ownEmail={ownEmail} />;
  if (isUnconfirmed)
    return (
      <div className="mt-4 grid gap-4">
        {installation?.mailDelivery === 'outbox' ? <AskToJoin token={token} invitation={invitation} /> : null}
        {invitation.asked ? null : <ConfirmAddressCard />}
      </div>
    );
  return <JoinButton token={token} invitation={invitation} />;
}

function DoorLinks({ token, invitation }: InvitationAnswerProps) {
  const search = new URLSearchParams({ next: `/invitation/${token}`, email: invitation.email });
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-13 text-muted">{text.invitation.signedOutHint}</p>
      <LinkButton to={`/sign-up?${search}`} kind="primary" wide>
        {text.signUp.submit}
      </LinkButton>
      <LinkButton to={`/sign-in?${search}`} wide>
        {text.signIn.submit}
      </LinkButton>
    </div>
  );
}

function JoinButton({ token, invitation }: InvitationAnswerProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accept = useMutation(
    api.workspaces.acceptInvitation.mutationOptions({
      onSuccess: async (joined) => {
        await navigate('/workspace/members', { replace: true });
        await replaceSession(queryClient, joined);
        notify.success({ title: text.invitation.joined(invitation.workspace) });
      },
    }),
  );
  if (hasCode(accept.error, 'ALREADY_MEMBER')) {
    return (
      <div className="mt-4 grid gap-3">
        <Alert title={text.invitation.memberTitle} live>
          {errorText(accept.error)}
        </Alert>
        <LinkButton to="/workspace/members" wide>
          {text.invitation.open}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="mt-4 grid gap-3">
      {accept.error ? <ErrorState title={errorText(accept.error)} /> : null}
      <Button
        kind="primary"
        wide
        busy={accept.isPending}
        busyLabel={text.invitation.accepting}
        onClick={() => accept.mutate({ token })}
      >
        {text.invitation.accept}
      </Button>
    </div>
  );
}
