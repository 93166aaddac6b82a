import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { replaceSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { ShownInvitation } from './invitation-facts.tsx';
import { workspacesAwaitedQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.invitation;

interface AskToJoinProps {
  token: string;
  invitation: ShownInvitation;
}

/**
 * No letter can confirm the address here, so whoever invited says that it is they. One place for the question and what
 * comes of it: the focus stays here when the button has done its work.
 */
export function AskToJoin({ token, invitation }: AskToJoinProps) {
  return (
    <section aria-label={words.ask}>
      {invitation.asked ? (
        <AtTheDoor invitation={invitation} />
      ) : (
        <Question token={token} invitation={invitation} />
      )}
    </section>
  );
}

function Question({ token, invitation }: AskToJoinProps) {
  const queryClient = useQueryClient();
  const ask = useMutation(
    api.workspaces.askToJoin.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.workspaces.showInvitation.key() }),
    }),
  );
  return (
    <div className="grid gap-3">
      <p className="text-13 text-pretty text-muted">{words.askAbout(invitation.workspace)}</p>
      {ask.error ? <ErrorState title={errorText(ask.error)} /> : null}
      <Button
        kind="primary"
        wide
        busy={ask.isPending}
        busyLabel={words.asking}
        onClick={() => ask.mutate({ token })}
      >
        {words.ask}
      </Button>
    </div>
  );
}

function AtTheDoor({ invitation: { workspaceId, workspace } }: Pick<AskToJoinProps, 'invitation'>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(workspacesAwaitedQuery(workspaceId));
  const enter = useMutation(
    api.workspaces.activate.mutationOptions({
      onSuccess: async (session) => {
        await navigate('/workspace/members', { replace: true });
        await replaceSession(queryClient, session);
        notify.success({ title: words.joined(workspace) });
      },
    }),
  );
  if (!data?.items.some(({ id }) => id === workspaceId))
    return (
      <Alert tone="caution" title={words.waitingTitle(workspace)} live>
        {words.waiting}
      </Alert>
    );
  return (
    <div className="grid gap-3">
      <Alert title={words.letInTitle} live>
        {words.letIn(workspace)}
      </Alert>
      {enter.error ? <ErrorState title={errorText(enter.error)} /> : null}
      <Button
        kind="primary"
        wide
        busy={enter.isPending}
        busyLabel={words.accepting}
        onClick={() => enter.mutate({ id: workspaceId })}
      >
        {words.enter(workspace)}
      </Button>
    </div>
  );
}
