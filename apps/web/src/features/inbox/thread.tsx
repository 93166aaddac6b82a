import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { PersonPane } from './person-pane.tsx';
import { threadQuery } from './queries.ts';
import { ReplyBox } from './reply-box.tsx';
import { ReplyWindow } from './reply-window.tsx';
import { StandingBar } from './standing-bar.tsx';
import { text } from './text.ts';
import { ThreadEntries } from './thread-entries.tsx';
import { ThreadHead } from './thread-head.tsx';
import { useLooking } from './use-looking.ts';

interface ThreadProps {
  id: string;
  hasPane: boolean;
  /** Null where the list stands beside it. */
  onBack: (() => void) | null;
}

export function Thread({ id, hasPane, onBack }: ThreadProps) {
  const { data, error, refetch } = useQuery(threadQuery(id));
  const [showsPerson, setShowsPerson] = useState(false);
  const [inserted, setInserted] = useState<{ text: string; nth: number } | null>(null);
  const insert = (added: string) => {
    setInserted((before) => ({ text: added, nth: (before?.nth ?? 0) + 1 }));
    setShowsPerson(false);
  };
  useLooking(id, data !== undefined);
  if (hasCode(error, 'NOT_FOUND')) return <EmptyState title={text.gone} className="m-auto" />;
  if (error && !data)
    return (
      <ErrorState variant="full" title={text.threadFailed} onRetry={() => void refetch()} className="flex-1">
        {errorText(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label={text.threadLoading} className="grid flex-1 content-end gap-3 p-5">
        <Skeleton height={44} width="60%" />
        <Skeleton height={88} width="70%" className="justify-self-end" />
      </Loading>
    );
  return (
    <>
      <section aria-label={text.thread} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ThreadHead
          conversation={data}
          onBack={onBack}
          onPerson={hasPane ? null : () => setShowsPerson(true)}
        />
        <StandingBar conversation={data} />
        <ReplyWindow conversation={data} />
        <ThreadEntries conversation={data} />
        <ReplyBox conversation={data} inserted={inserted} />
      </section>
      {hasPane ? (
        <aside aria-label={text.about} className="w-82 flex-none overflow-y-auto border-l border-line">
          <PersonPane conversation={data} onInsert={insert} />
        </aside>
      ) : (
        <Sheet open={showsPerson} onOpenChange={setShowsPerson} title={text.about}>
          <PersonPane conversation={data} onInsert={insert} />
        </Sheet>
      )}
    </>
  );
}
