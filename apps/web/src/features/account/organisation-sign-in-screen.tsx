import type { Session } from '@propguard/protocol/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { replaceSession } from '../../lib/session.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { EntryPage } from './entry-page.tsx';
import { nextPath } from './next-path.ts';
import { takeStep } from './organisation-step.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { text } from './text.ts';

/** Where an organisation's sign-in sends people back to. What they bring counts only in the browser that began. */
export function OrganisationSignInScreen() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [kept] = useState(takeStep);
  const isSent = useRef(false);
  const finish = useMutation(api.organisations.finish.mutationOptions());
  const letIn = async (session: Session) => {
    await navigate(nextPath(kept?.next ?? null, window.location.origin), { replace: true });
    await replaceSession(queryClient, session);
    notify.success({ title: text.signIn.done(session.account.name) });
  };
  const send = finish.mutate;
  useEffect(() => {
    if (kept === null || isSent.current) return;
    isSent.current = true;
    send(
      { token: kept.token, query: window.location.search },
      { onSuccess: (reply) => ('secondFactor' in reply ? undefined : void letIn(reply)) },
    );
  });
  if (finish.data && 'secondFactor' in finish.data)
    return (
      <SecondStepForm step={finish.data} onDone={letIn} onEnded={() => void navigate(SCREENS.signIn.path)} />
    );
  if (kept === null || finish.error) {
    return (
      <EntryPage title={text.organisation.failedTitle}>
        {finish.error ? <ErrorState title={errorText(finish.error)} /> : <p>{text.organisation.notBegun}</p>}
        <LinkButton to={SCREENS.signIn.path} kind="primary" wide className="mt-4">
          {text.organisation.again}
        </LinkButton>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={text.organisation.title}>
      <Loading label={text.organisation.title}>
        <SkeletonLine />
      </Loading>
    </EntryPage>
  );
}
