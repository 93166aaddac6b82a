import type { Conversation } from '@propguard/protocol/conversations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { conversationsQuery } from '../queries.ts';
import { text } from '../text.ts';

const words = text.page;
const SETTLE_MS = 250;
const ROW_PX = 52;

interface ConversationListProps {
  chosenId: string;
  onChoose: (id: string) => void;
  onBegin: () => void;
}

export function ConversationList({ chosenId, onChoose, onBegin }: ConversationListProps) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { data, error, refetch, isFetching, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery(
    conversationsQuery(query),
  );
  const conversations = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2.5 p-3">
      <Button icon={Plus} wide onClick={onBegin}>
        {words.begin}
      </Button>
      <TextInput
        size="sm"
        icon={Search}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error ? (
        <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      {isPending && !error ? (
        <Loading label={words.loading} className="grid gap-1.5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={ROW_PX} />
          ))}
        </Loading>
      ) : null}
      {data && conversations.length === 0 ? (
        <EmptyState title={query === '' ? words.empty : words.nothingFound} className="px-1">
          {query === '' ? words.emptyHint : null}
        </EmptyState>
      ) : null}
      <ul className={clsx('-mx-1 min-h-0 flex-1 scroll-py-2 overflow-y-auto px-1', isPending && 'hidden')}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Row
              conversation={conversation}
              isChosen={conversation.id === chosenId}
              onChoose={() => onChoose(conversation.id)}
            />
          </li>
        ))}
        {hasNextPage ? (
          <li className="pt-2">
            <Button size="sm" wide busy={isFetching} onClick={() => void fetchNextPage()}>
              {words.more}
            </Button>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

interface RowProps {
  conversation: Conversation;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ conversation, isChosen, onChoose }: RowProps) {
  const instants = useInstantText();
  const { title, lastText, state, updatedAt } = conversation;
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={clsx(
        'grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 rounded-2 px-2.5 py-2 text-left focus-visible:-outline-offset-2',
        isChosen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <span className="flex items-center gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate text-13 font-medium">
          {title || words.untitled}
        </span>
        {state === 'waiting' ? <Badge tone="caution">{words.waiting}</Badge> : null}
        {state === 'person' ? <Badge tone="accent">{words.withPerson}</Badge> : null}
      </span>
      <span dir="auto" className="truncate text-12 text-muted">
        {lastText ?? instants.dateTime(updatedAt)}
      </span>
    </button>
  );
}
