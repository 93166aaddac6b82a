import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { replaceSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { text } from './text.ts';

/** An invitation is for the address it was sent to: another account is offered the way out, and stays here. */
export function OtherAccount({ ownEmail }: { ownEmail: string }) {
  const queryClient = useQueryClient();
  const signOut = useMutation(
    api.account.signOut.mutationOptions({ onSuccess: () => replaceSession(queryClient, null) }),
  );
  return (
    <div className="mt-4 grid gap-3">
      <Alert tone="caution" title={text.invitation.otherTitle}>
        {text.invitation.otherAccount(ownEmail)}
      </Alert>
      {signOut.error ? <ErrorState title={errorText(signOut.error)} /> : null}
      <Button wide busy={signOut.isPending} onClick={() => signOut.mutate({})}>
        {text.invitation.signOut}
      </Button>
    </div>
  );
}
