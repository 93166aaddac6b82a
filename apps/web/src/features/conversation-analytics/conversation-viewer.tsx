import type { ViewedItem, ViewedMessage } from '@propguard/protocol/conversation-analytics';
import { VIEWER_PAGE } from '@propguard/rules/conversations/analytics';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { reasonText } from '../../lib/server-field-errors.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { inboxPath } from '../../routes/assist.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NoneYet } from './none-yet.tsx';
import { type From, mentionsQuery, type ViewerPage } from './queries.ts';
import { text } from './text.ts';
import { useExpanded } from './use-expanded.ts';

const words = text.viewer;
const FIRST: ViewerPage = { page: 1 };

interface ConversationViewerProps {
  from: From;
  conversations: readonly { id: string; title: string }[];
}

/** One conversation, exchange by exchange; what lies between them opens on request. */
export function ConversationViewer({ from, conversations }: ConversationViewerProps) {
  const [typed, setTyped] = useState('');
  const [named, setNamed] = useState<string | null>(null);
  const chosen = named ?? (from === 'own' ? (conversations[0]?.id ?? null) : null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {from === 'own' ? (
        conversations.length === 0 ? null : (
          <NativeSelect
            label={words.choose}
            options={conversations.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen ?? ''}
            onValueChange={setNamed}
            className="max-w-full justify-self-start rounded-2 border border-control"
          />
        )
      ) : (
        <form
          className="flex max-w-120 gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            setNamed(typed.trim() || null);
          }}
        >
          <TextInput
            aria-label={words.sensayId}
            placeholder={words.sensayId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="flex-1"
          />
          <Button type="submit">{words.show}</Button>
        </form>
      )}
      {chosen !== null ? (
        <Pages key={chosen} from={from} id={chosen} />
      ) : (
        <NoneYet from={from} title={words.empty} />
      )}
    </div>
  );
}

const idsOf = (items: readonly ViewedItem[]): { first: string | undefined; last: string | undefined } => {
  const messages = items.flatMap((item) => (item.type === 'mention' ? item.messages : []));
  return { first: messages.at(0)?.uuid, last: messages.at(-1)?.uuid };
};

function Pages({ from, id }: { from: From; id: string }) {
  const [page, setPage] = useState<ViewerPage>(FIRST);
  const { data, error, isPending, isFetching, refetch } = useQuery(mentionsQuery(from, id, page));
  const problem = data?.problem ?? (data && !data.success ? words.failed : null);
  const items = data?.items ?? [];
  const { first, last } = idsOf(items);
  return (
    <Card
      title={
        <>
          {words.title} <Badge>{words.page(page.page)}</Badge>
        </>
      }
      actions={
        <span className="flex flex-wrap items-center gap-2 text-12 text-muted">
          {from === 'own' ? (
            <TextLink to={inboxPath({ conversation: id })}>{words.openInInbox}</TextLink>
          ) : null}
          {words.items(items.length)}
          <Button
            size="sm"
            disabled={page.page <= 1}
            onClick={() => setPage({ page: page.page - 1, ...(first ? { afterUUID: first } : {}) })}
          >
            {words.previous}
          </Button>
          <Button
            size="sm"
            disabled={items.length !== VIEWER_PAGE}
            onClick={() => setPage({ page: page.page + 1, ...(last ? { beforeUUID: last } : {}) })}
          >
            {words.next}
          </Button>
        </span>
      }
    >
      {error || problem ? (
        <ErrorState
          title={problem ?? words.failed}
          onRetry={() => void refetch()}
          retryLabel={text.retry}
          retrying={isFetching}
        >
          {error ? reasonText(error) : null}
        </ErrorState>
      ) : isPending ? (
        <Loading label={words.loading} className="grid gap-3">
          <Skeleton height={60} />
          <Skeleton height={60} />
        </Loading>
      ) : items.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <Groups key={JSON.stringify(page)} from={from} id={id} items={items} />
      )}
    </Card>
  );
}

function Groups({ from, id, items }: { from: From; id: string; items: readonly ViewedItem[] }) {
  const { expanded, expand, collapse, error } = useExpanded(from, id, items);
  return (
    <>
      {error ? <ErrorState title={words.expandFailed} className="mb-3" /> : null}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="grid max-h-[60dvh] gap-3 overflow-y-auto"
      >
        {items.map((item, index) => {
          const shown = item.type === 'mention' ? item.messages : expanded.get(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no name but its place
            <li key={index} className="grid gap-2 rounded-2 border border-line p-3">
              {item.type === 'placeholder' ? (
                <p className="flex items-center justify-between gap-2 text-12 text-muted">
                  {words.collapsed(item.count)}
                  <Button
                    size="sm"
                    kind="ghost"
                    onClick={() => (shown ? collapse(index) : void expand(index))}
                  >
                    {shown ? words.collapse : words.expand}
                  </Button>
                </p>
              ) : null}
              {shown?.map((message) => (
                <Message key={message.uuid} message={message} />
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Message({ message: { role, source, content, createdAt } }: { message: ViewedMessage }) {
  const { dateTime } = useInstantText();
  const isUser = role === 'user';
  return (
    <div
      className={clsx(
        'grid max-w-[80%] gap-1',
        isUser ? 'justify-items-end justify-self-end' : 'justify-self-start',
      )}
    >
      <p
        dir="auto"
        className={clsx(
          'rounded-2 px-3 py-2 text-13 whitespace-pre-line wrap-anywhere',
          isUser ? 'bg-accent-soft' : 'bg-sunken',
        )}
      >
        <span className="sr-only">{isUser ? words.user : words.replica}: </span>
        <bdi>{content}</bdi>
      </p>
      <p className="flex items-center gap-2 text-12 text-muted">
        <Badge tone="outline">{source}</Badge>
        {dateTime(createdAt)}
      </p>
    </div>
  );
}
