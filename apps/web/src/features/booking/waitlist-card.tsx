import type { WaitlistEntry } from '@propguard/protocol/waitlist';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { waitlistQuery } from './queries.ts';
import { text } from './waitlist-text.ts';

/** Who waits for a time, and for whom one is kept this moment. */
export function WaitlistCard({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch, isFetching } = useQuery(waitlistQuery());
  return (
    <Card
      flush
      title={text.title}
      subtitle={data && data.items.length > 0 ? text.count(data.items.length) : text.description}
    >
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data || error ? null : <Skeleton className="m-4 h-24 md:m-5" />}
      {data?.items.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
      <ul aria-label={text.title} className="divide-y divide-line">
        {data?.items.map((entry) => (
          <EntryLine key={entry.id} entry={entry} mayChange={mayChange} />
        ))}
      </ul>
    </Card>
  );
}

function EntryLine({ entry, mayChange }: { entry: WaitlistEntry; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const instants = useInstantText();
  const name = entry.person.name ?? text.somebody;
  const remove = useMutation(
    api.waitlist.remove.mutationOptions({
      onSuccess: () => notify.success({ title: text.removed }),
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.waitlist.key() }),
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">{name}</p>
        <p className="text-13 text-muted">
          {entry.page.title} · {text.days(entry.fromDay, entry.toDay)} · {text.parts[entry.part]}
        </p>
      </div>
      <Badge tone={entry.state === 'offered' ? 'accent' : 'neutral'}>{text.states[entry.state]}</Badge>
      {entry.offeredStartTime && entry.offeredUntil ? (
        <span className="text-13 tabular-nums">
          {text.keptUntil(instants.dateTime(entry.offeredStartTime), instants.dateTime(entry.offeredUntil))}
        </span>
      ) : null}
      {mayChange ? (
        <Button
          size="sm"
          kind="ghost"
          busy={remove.isPending}
          aria-label={text.removeOf(name)}
          onClick={() => remove.mutate({ id: entry.id })}
        >
          {text.remove}
        </Button>
      ) : null}
    </li>
  );
}
