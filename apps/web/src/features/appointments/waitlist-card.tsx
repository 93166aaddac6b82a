import type { WaitlistEntry, WaitlistGap } from '@propguard/protocol/waitlist';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { leadPath } from '../../routes/work.ts';
import { WORKSPACE_SCREENS } from '../../routes/workspace.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { clockText, dayOf, dayParts, minuteIn, shortDayText } from './calendar-days.ts';
import { daysSince } from './event-look.ts';
import { gapsQuery, waitlistQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.waitlist;
const DAY_MINUTES = 24 * 60;
const SHOWN = 5;

interface WaitlistCardProps {
  /** The week that the calendar shows. */
  days: readonly string[];
  zone: string;
  now: Date;
  mayOffer: boolean;
}

/** Who waits for a time, when they could come this week, and the first gap that fits them. */
export function WaitlistCard({ days, zone, now, mayOffer }: WaitlistCardProps) {
  const { data, error, refetch, isFetching } = useQuery(waitlistQuery());
  const waiting = data?.items ?? [];
  const gaps = useQuery({ ...gapsQuery(), enabled: waiting.some(({ state }) => state === 'waiting') });
  if (error && !data)
    return (
      <section aria-label={words.title} className="rounded-2 border border-line bg-surface">
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </section>
    );
  if (waiting.length === 0) return null;
  return (
    <section aria-label={words.title} className="rounded-2 border border-line bg-surface">
      <header className="flex flex-wrap items-baseline gap-x-2 px-4 py-3 md:px-5">
        <h2 className="text-14">{words.title}</h2>
        <p className="text-12 text-muted">{words.note(waiting.length)}</p>
        {waiting.length > SHOWN ? (
          <LinkButton
            size="sm"
            kind="ghost"
            className="-my-1 ml-auto"
            to={WORKSPACE_SCREENS.bookingPages.path}
          >
            {words.all}
          </LinkButton>
        ) : null}
      </header>
      <ul>
        {waiting.slice(0, SHOWN).map((entry) => (
          <Line
            key={entry.id}
            entry={entry}
            gap={gaps.data?.items.find(({ entryId }) => entryId === entry.id)}
            isLooking={gaps.isPending && entry.state === 'waiting'}
            days={days}
            zone={zone}
            now={now}
            mayOffer={mayOffer}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps extends WaitlistCardProps {
  entry: WaitlistEntry;
  gap: WaitlistGap | undefined;
  isLooking: boolean;
}

function Line({ entry, gap, isLooking, days, zone, now, mayOffer }: LineProps) {
  const queryClient = useQueryClient();
  const name = entry.person.name ?? words.somebody;
  const offer = useMutation(
    api.waitlist.offer.mutationOptions({
      onSuccess: () => notify.success({ title: words.offered(name) }),
      onError: (error) => notify.error({ title: words.notOffered, description: errorText(error) }),
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: api.waitlist.key() }),
          queryClient.invalidateQueries({ queryKey: api.appointments.key() }),
        ]),
    }),
  );
  const start = entry.offeredStartTime ?? gap?.gap?.startTime ?? null;
  const when = start ? `${shortDayText(dayOf(zone, start))}, ${clockText(zone, start)}` : words.none;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5 text-13 md:grid-cols-[minmax(0,1.2fr)_3rem_minmax(0,1.5fr)_minmax(0,1fr)_5rem] md:px-5">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-12 text-muted">
          {text.kinds[entry.page.kind]}, {entry.page.title}
        </p>
      </div>
      <span className="text-12 text-muted tabular-nums max-md:hidden">
        {words.since(daysSince(entry.createdAt, now))}
      </span>
      <WishStrip entry={entry} start={start} days={days} zone={zone} />
      <span className={clsx('tabular-nums max-md:col-span-2', !start && 'text-muted')}>
        {isLooking ? <Skeleton width={96} height={10} /> : when}
      </span>
      <span className="justify-self-end max-md:order-first max-md:col-start-2 max-md:row-start-1">
        {entry.state === 'offered' ? (
          <Badge tone="accent">{words.held}</Badge>
        ) : mayOffer && gap?.gap ? (
          <Button
            size="sm"
            busy={offer.isPending}
            aria-label={words.offerTo(name)}
            onClick={() => offer.mutate({ id: entry.id })}
          >
            {words.offer}
          </Button>
        ) : entry.leadId && !isLooking ? (
          <LinkButton size="sm" kind="ghost" to={leadPath(entry.leadId)} aria-label={words.askOf(name)}>
            {words.ask}
          </LinkButton>
        ) : null}
      </span>
    </li>
  );
}

/** The days of the week: light where they could come, dark where a time fits. */
function WishStrip({
  entry,
  start,
  days,
  zone,
}: Pick<LineProps, 'entry' | 'days' | 'zone'> & { start: string | null }) {
  const wished = days.filter((day) => entry.fromDay <= day && day <= entry.toDay);
  const label = words.strip(
    wished.length === 0 ? null : wished.map((day) => dayParts(day).weekday).join(', '),
    words.parts[entry.part],
  );
  return (
    <div role="img" aria-label={label} className="grid grid-cols-7 gap-0.75 max-md:col-span-2">
      {days.map((day) => (
        <span key={day} className="relative h-2.5 bg-sunken inset-ring inset-ring-line">
          {wished.includes(day) ? (
            <i
              className={clsx(
                'absolute inset-y-0 bg-accent-mid',
                entry.part === 'morning'
                  ? 'left-0 w-1/2'
                  : entry.part === 'afternoon'
                    ? 'left-1/2 w-1/2'
                    : 'inset-x-0',
              )}
            />
          ) : null}
          {start && dayOf(zone, start) === day ? (
            <i
              className="absolute inset-y-0 w-1 bg-accent"
              style={{ left: `${(minuteIn(zone, start) / DAY_MINUTES) * 100}%` }}
            />
          ) : null}
        </span>
      ))}
    </div>
  );
}
