import type { LeadImport } from '@propguard/protocol/lead-imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ImportRows } from './import-rows.tsx';
import { importQuery } from './queries.ts';
import { SetUpImport } from './set-up-import.tsx';
import { text } from './text.ts';

const FIGURES = ['rows', 'added', 'known', 'twice', 'alike', 'broken'] as const;

/** One file, wherever it stands: columns, check, what would come of it, and what did. */
export function OneImport({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(importQuery(id));
  const [isChanging, setIsChanging] = useState(false);
  if (!data)
    return error ? (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading label={text.reading}>
        <SkeletonTable rows={5} />
      </Loading>
    );
  if (data.state === 'refused') return <ErrorState title={text.notSent}>{data.problem}</ErrorState>;
  if (data.state === 'checking' || data.state === 'importing') return <Working one={data} />;
  if (data.state === 'ready' || data.state === 'uploading' || isChanging)
    return <SetUpImport one={data} onStarted={() => setIsChanging(false)} />;
  return <Outcome one={data} onChange={() => setIsChanging(true)} />;
}

function useStep() {
  const queryClient = useQueryClient();
  return { onSettled: () => queryClient.invalidateQueries({ queryKey: api.leadImports.key() }) };
}

function Working({ one }: { one: LeadImport }) {
  const cancel = useMutation(api.leadImports.cancel.mutationOptions(useStep()));
  return (
    <ProgressCard
      title={one.state === 'checking' ? text.checking : text.importing}
      done={one.rowsDone}
      total={one.rows > one.rowsDone ? one.rows : null}
      countText={text.doneOf(one.rowsDone)}
      onCancel={() => cancel.mutate({ id: one.id })}
      cancelLabel={text.cancel}
      cancelling={cancel.isPending}
    />
  );
}

const TITLES: Record<'checked' | 'imported' | 'stopped', { title: (added: number) => string; body: string }> =
  {
    checked: { title: text.checkedTitle, body: text.checkedText },
    imported: { title: text.importedTitle, body: text.importedText },
    stopped: { title: text.stoppedTitle, body: text.stoppedText },
  };

function Outcome({ one, onChange }: { one: LeadImport; onChange: () => void }) {
  const run = useMutation(api.leadImports.run.mutationOptions(useStep()));
  const state = one.state === 'imported' || one.state === 'stopped' ? one.state : 'checked';
  const { title, body } = TITLES[state];
  return (
    <div className="grid gap-3 md:gap-5">
      <Card title={title(one.added)} subtitle={one.problem ?? body}>
        <KeyFigures label={text.outcome} size="md">
          {FIGURES.map((key) => (
            <KeyFigure key={key} label={text.figures[key]} value={text.number(one[key])} />
          ))}
        </KeyFigures>
        {run.error ? (
          <ErrorState title={text.failedStart}>
            {fieldErrorsOf(run.error)[0]?.message ?? errorText(run.error)}
          </ErrorState>
        ) : null}
        <div className="mt-4 flex flex-wrap gap-2 max-md:*:flex-1">
          {state === 'imported' ? (
            <LinkButton kind="primary" to={`${SCREENS.leads.path}?tab=all`}>
              {text.toLeads}
            </LinkButton>
          ) : (
            <Button
              kind="primary"
              busy={run.isPending}
              disabled={state === 'checked' && one.added + one.completed === 0}
              onClick={() => run.mutate({ id: one.id })}
            >
              {state === 'stopped' ? text.goOn : text.run(one.added)}
            </Button>
          )}
          {state === 'checked' ? <Button onClick={onChange}>{text.change}</Button> : null}
        </div>
      </Card>
      <ImportRows one={one} />
    </div>
  );
}
