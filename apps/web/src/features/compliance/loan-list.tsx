import type { Loan } from '@propguard/protocol/loans';
import { shortDay } from '@propguard/rules/formats/days';
import { audText } from '@propguard/rules/lending/figure-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { loansQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.loans;

interface LoanListProps {
  selectedId: string | null;
  mayChange: boolean;
  onRemoved: () => void;
}

export function LoanList({ selectedId, mayChange, onRemoved }: LoanListProps) {
  const { data, error, refetch, isFetching } = useQuery(loansQuery());
  return (
    <Card flush title={words.list}>
      {data === undefined && !error ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={2} columns={2} />
        </Loading>
      ) : null}
      {data === undefined && error ? (
        <ReadFailure
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        />
      ) : null}
      {data?.items.length === 0 ? <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState> : null}
      {data && data.items.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.items.map((loan) => (
            <LoanLine
              key={loan.id}
              loan={loan}
              selected={loan.id === selectedId}
              mayChange={mayChange}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

interface LoanLineProps {
  loan: Loan;
  selected: boolean;
  mayChange: boolean;
  onRemoved: () => void;
}

function LoanLine({ loan, selected, mayChange, onRemoved }: LoanLineProps) {
  const { amountAud } = loan.facts;
  return (
    <li className={`flex items-center gap-3 px-4 py-2 text-13 md:px-5 ${selected ? 'bg-accent-soft' : ''}`}>
      <div className="min-w-0 flex-1">
        <Link
          to={`?loan=${loan.id}`}
          aria-current={selected || undefined}
          className="touch-area rounded-1 font-medium break-words hover:underline"
        >
          {loan.name}
        </Link>
        <p className="text-12 text-muted">
          {loan.settledOn ? words.lent(shortDay(loan.settledOn)) : words.application}
        </p>
      </div>
      <span className="tabular-nums">{amountAud === undefined ? words.notGiven : audText(amountAud)}</span>
      {mayChange ? <RemoveLoan loan={loan} onRemoved={selected ? onRemoved : undefined} /> : null}
    </li>
  );
}

function RemoveLoan({ loan, onRemoved }: { loan: Loan; onRemoved: (() => void) | undefined }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const remove = useMutation(
    api.loans.remove.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        onRemoved?.();
        void queryClient.invalidateQueries({ queryKey: api.loans.key() });
        notify.success({ title: words.removed });
      },
      onError: (error) => notify.error({ title: words.removeFailed, description: errorText(error) }),
    }),
  );
  return (
    <>
      <IconButton
        icon={Trash2}
        label={`${words.remove} ${loan.name}`}
        size="sm"
        kind="ghost"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.removeTitle(loan.name)}
        description={words.removeDetail}
        confirmLabel={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: loan.id })}
      />
    </>
  );
}
