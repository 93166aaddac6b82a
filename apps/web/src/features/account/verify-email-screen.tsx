import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { sessionQuery } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { EntryPage } from './entry-page.tsx';
import { text } from './text.ts';

/** A press of a button: programs that look at links in letters must not use this one up. */
export function VerifyEmailScreen() {
  const { token = '' } = useParams();
  const queryClient = useQueryClient();
  const confirm = useMutation(
    api.account.confirmAddressByLink.mutationOptions({
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey }),
    }),
  );
  if (confirm.data) {
    return (
      <EntryPage title={text.verify.doneTitle}>
        <p role="status" className="break-words">
          {text.verify.done(confirm.data.email)}
        </p>
        <LinkButton to={SCREENS.home.path} kind="primary" wide className="mt-4">
          {text.verify.home}
        </LinkButton>
      </EntryPage>
    );
  }
  if (hasCode(confirm.error, 'LINK_EXPIRED')) {
    return (
      <EntryPage title={text.verify.expiredTitle}>
        <p>{text.verify.expired}</p>
        <LinkButton to={SCREENS.account.path} kind="primary" wide className="mt-4">
          {text.verify.account}
        </LinkButton>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={text.verify.title} description={text.verify.description}>
      <div className="grid gap-4">
        {confirm.error ? <ErrorState title={errorText(confirm.error)} /> : null}
        <Button
          kind="primary"
          wide
          busy={confirm.isPending}
          busyLabel={text.verify.sending}
          onClick={() => confirm.mutate({ token })}
        >
          {text.verify.submit}
        </Button>
      </div>
    </EntryPage>
  );
}
