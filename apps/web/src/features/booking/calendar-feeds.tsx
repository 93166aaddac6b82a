import type { Agent } from '@propguard/protocol/agents';
import type { CalendarFeed } from '@propguard/protocol/booking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { feedsQuery } from './queries.ts';
import { text } from './text.ts';

/** Links by which calendars elsewhere follow an agent: made, shown once, closed. */
export function CalendarFeeds({ agents, mayChange }: { agents: readonly Agent[]; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(feedsQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const agentId = chosen ?? agents[0]?.id ?? null;
  const make = useMutation(
    api.booking.createFeed.mutationOptions({
      onError: (failure) => notify.error({ title: text.feedFailed, description: errorText(failure) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.booking.feeds.key() }),
    }),
  );
  const maker =
    mayChange && agentId !== null ? (
      <>
        <NativeSelect
          label={text.feedAgent}
          value={agentId}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={setChosen}
        />
        <Button size="sm" busy={make.isPending} onClick={() => make.mutate({ agentId })}>
          {text.makeFeed}
        </Button>
      </>
    ) : undefined;
  return (
    <Card flush title={text.feeds} subtitle={text.feedsDescription} actions={maker}>
      {make.data ? (
        <Alert
          live
          title={text.feedMade(make.data.agent.name)}
          className="mx-4 mb-3 md:mx-5"
          action={<CopyButton text={make.data.url} label={text.copyFeed} />}
        >
          <p>{text.feedOnce}</p>
          <p className="mt-1 font-mono break-all">{make.data.url}</p>
        </Alert>
      ) : null}
      {error && !data ? (
        <ReadFailure
          title={text.feedsFailed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState title={text.feedsEmptyTitle}>{text.feedsEmpty}</EmptyState>
      ) : null}
      <ul aria-label={text.feeds} className="divide-y divide-line">
        {data?.items.map((feed) => (
          <FeedLine key={feed.id} feed={feed} mayChange={mayChange} />
        ))}
      </ul>
    </Card>
  );
}

function FeedLine({ feed, mayChange }: { feed: CalendarFeed; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const instants = useInstantText();
  const [asking, setAsking] = useState(false);
  const close = useMutation(
    api.booking.revokeFeed.mutationOptions({
      onSuccess: () => notify.success({ title: text.feedClosed }),
      onError: (error) => notify.error({ title: text.feedNotClosed, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return queryClient.invalidateQueries({ queryKey: api.booking.feeds.key() });
      },
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-2.5 md:px-5">
      <span className="flex-1 font-medium">{feed.agent.name}</span>
      <span className="text-13 text-muted">{text.madeOn(instants.date(feed.createdAt))}</span>
      {mayChange ? (
        <Button
          kind="ghost"
          size="sm"
          aria-label={text.closeFeedOf(feed.agent.name)}
          onClick={() => setAsking(true)}
        >
          {text.closeFeed}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.closeFeedTitle(feed.agent.name)}
        description={text.closeFeedDescription}
        confirmLabel={text.closeFeed}
        busy={close.isPending}
        onConfirm={() => close.mutate({ id: feed.id })}
      />
    </li>
  );
}
