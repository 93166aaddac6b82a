import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmAddressCard } from '../../parts/account/confirm-address-card.tsx';
import { SCREENS } from '../../routes/route-table.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { EntryPage } from './entry-page.tsx';
import { OperatorTakeOver } from './operator-take-over.tsx';
import { OperatorTokenForm } from './operator-token-form.tsx';
import { text } from './text.ts';

/** Where somebody becomes the operator: with the token from the terminal, or by the address that is configured. */
export function OperatorClaimScreen() {
  const { hash } = useLocation();
  const { session, signedIn, isPending } = useSession();
  const token = hash.slice(1);
  if (isPending) return <ClaimPage />;
  if (!signedIn) return <ClaimDoor token={token} />;
  if (!session?.account.emailVerified) {
    return (
      <EntryPage title={text.claim.title} description={text.claim.confirmFirst} bare>
        <ConfirmAddressCard />
      </EntryPage>
    );
  }
  return <ClaimAnswer token={token} />;
}

function ClaimPage() {
  return (
    <EntryPage title={text.claim.title}>
      <Loading label={text.claim.loading}>
        <SkeletonLine />
      </Loading>
    </EntryPage>
  );
}

function ClaimDoor({ token }: { token: string }) {
  const next = `${SCREENS.operatorClaim.path}${token ? `#${token}` : ''}`;
  const search = new URLSearchParams({ next });
  return (
    <EntryPage title={text.claim.title} description={text.claim.signInFirst}>
      <div className="grid gap-3">
        <LinkButton to={`/sign-up?${search}`} kind="primary" wide>
          {text.signUp.submit}
        </LinkButton>
        <LinkButton to={`/sign-in?${search}`} wide>
          {text.signIn.submit}
        </LinkButton>
      </div>
    </EntryPage>
  );
}

function ClaimAnswer({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(api.account.operatorState.queryOptions());
  if (error) {
    return (
      <EntryPage title={text.claim.title}>
        <ReadFailure
          title={text.claim.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </EntryPage>
    );
  }
  if (!data) return <ClaimPage />;
  switch (data.state) {
    case 'token':
      return (
        <EntryPage title={text.claim.title} description={text.claim.description}>
          <OperatorTokenForm given={token} />
        </EntryPage>
      );
    case 'take-over':
      return (
        <EntryPage title={text.claim.title} description={text.claim.named}>
          <OperatorTakeOver operator={data.operator} />
        </EntryPage>
      );
    case 'yours':
    case 'named':
    case 'taken':
      return (
        <EntryPage title={text.claim.title}>
          <p role="status">{text.claim.states[data.state]}</p>
          <LinkButton
            to={data.state === 'yours' ? SCREENS.installationJobs.path : SCREENS.home.path}
            kind="primary"
            wide
            className="mt-4"
          >
            {data.state === 'yours' ? text.claim.open : text.verify.home}
          </LinkButton>
        </EntryPage>
      );
  }
}
