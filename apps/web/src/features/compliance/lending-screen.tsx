import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { NO_SECURITY, securityIn } from '../../parts/lending/lending-address.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LendingDesk } from './lending-desk.tsx';
import { LendingSkeleton } from './lending-skeleton.tsx';
import { loanQuery } from './queries.ts';
import { text } from './text.ts';

const LOAN = 'loan';

/** `?loan=` is the loan that is open; without it the form is for a new one, on the home that the address carries. */
export function LendingScreen() {
  const { params, change } = useAddressParams();
  const { session, meets } = useSession();
  const loanId = params.get(LOAN);
  const { data: loan, error, refetch, isFetching } = useQuery(loanQuery(loanId));
  const isMissing = hasCode(error, 'NOT_FOUND') || hasCode(error, 'VALIDATION_FAILED');
  const security = securityIn(params);
  const opened = loan ? loan.id : `new ${security.home ?? ''}`;
  const desk = `${session?.workspace?.id ?? ''} ${opened}`;
  const [savedId, setSavedId] = useState<string | null>(null);
  const open = (id: string | null) => {
    setSavedId(id);
    change({ ...NO_SECURITY, [LOAN]: id });
  };
  return (
    <Page
      title={text.lending.title}
      description={text.lending.description}
      actions={loanId ? <LinkButton to="/lending">{text.loans.fresh}</LinkButton> : undefined}
    >
      {loanId && !loan && isMissing ? (
        <EmptyState title={text.loans.missingTitle}>{text.loans.missing}</EmptyState>
      ) : null}
      {loanId && !loan && error && !isMissing ? (
        <ReadFailure
          title={text.loans.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : null}
      {loanId && !loan && !error ? <LendingSkeleton /> : null}
      {loanId === null || loan ? (
        <LendingDesk
          key={`${desk} ${loan?.version ?? ''}`}
          desk={desk}
          loan={loan ?? null}
          security={security}
          mayChange={session === null || session.workspace === null || meets('agent')}
          isJustSaved={loan != null && loan.id === savedId}
          onSaved={({ id }) => open(id)}
          onRemoved={() => open(null)}
        />
      ) : null}
    </Page>
  );
}
