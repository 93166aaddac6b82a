import type { Agent } from '@propguard/protocol/agents';
import type { CalendarLink } from '@propguard/protocol/calendars';
import type { CalendarState } from '@propguard/rules/calendars/calendar-links';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './calendars-text.ts';
import { ConnectCalendarForm } from './connect-calendar-form.tsx';
import { calendarsQuery } from './queries.ts';

const TONES: Record<CalendarState, 'neutral' | 'positive' | 'danger'> = {
  waiting: 'neutral',
  fresh: 'positive',
  failed: 'danger',
};

/** Calendars that agents keep elsewhere: connected, looked at, read again, let go. */
export function OwnCalendars({ agents, mayChange }: { agents: readonly Agent[]; mayChange: boolean }) {
  const [adding, setAdding] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(calendarsQuery());
  return (
    <Card
      flush
      title={text.title}
      subtitle={text.description}
      actions={
        mayChange && agents.length > 0 ? (
          <Dialog
            open={adding}
            onOpenChange={setAdding}
            title={text.connect}
            trigger={<Button size="sm">{text.connect}</Button>}
          >
            <ConnectCalendarForm agents={agents} onClose={() => setAdding(false)} />
          </Dialog>
        ) : undefined
      }
    >
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data || error ? null : <Skeleton className="m-4 h-24 md:m-5" />}
      {data?.items.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
      <ul aria-label={text.title} className="divide-y divide-line">
        {data?.items.map((link) => (
          <CalendarLine key={link.id} link={link} mayChange={mayChange} />
        ))}
      </ul>
    </Card>
  );
}

function CalendarLine({ link, mayChange }: { link: CalendarLink; mayChange: boolean }) {
  const queryClient = useQueryClient();
  const instants = useInstantText();
  const [asking, setAsking] = useState(false);
  const look = () => queryClient.invalidateQueries({ queryKey: api.calendars.key() });
  const sync = useMutation(
    api.calendars.sync.mutationOptions({
      onSuccess: () => notify.success({ title: text.syncing }),
      onError: (error) => notify.error({ title: text.notSynced, description: errorText(error) }),
      onSettled: look,
    }),
  );
  const remove = useMutation(
    api.calendars.remove.mutationOptions({
      onSuccess: () => notify.success({ title: text.removed }),
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
      onSettled: () => {
        setAsking(false);
        return look();
      },
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-medium">
          {link.agent.name} · {link.name}
        </p>
        <p className="text-13 text-muted">
          {text.kinds[link.kind]}
          {link.host === link.name ? '' : ` · ${link.host}`} · {text.busy(link.busyTimes)} ·{' '}
          {link.syncedAt ? text.lastRead(instants.dateTime(link.syncedAt)) : text.never}
        </p>
        {link.problem ? <p className="mt-0.5 text-13 text-danger">{link.problem}</p> : null}
      </div>
      <Badge tone={TONES[link.state]}>{text.states[link.state]}</Badge>
      {mayChange ? (
        <div className="flex gap-1.5">
          <Button
            size="sm"
            icon={CalendarSync}
            busy={sync.isPending}
            aria-label={text.syncOf(link.name)}
            onClick={() => sync.mutate({ id: link.id })}
          >
            {text.sync}
          </Button>
          <Button
            size="sm"
            kind="ghost"
            aria-label={text.removeOf(link.name)}
            onClick={() => setAsking(true)}
          >
            {text.remove}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.removeTitle(link.name)}
        description={text.removeDescription}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: link.id })}
      />
    </li>
  );
}
