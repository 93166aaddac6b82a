import type { InboxRow as Row } from '@propguard/protocol/inbox-facts';
import { INBOX_VIEWS, type InboxView } from '@propguard/rules/conversations/states';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { HoursDialog } from '../../parts/answer-hours/hours-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CannedDialog } from './canned-dialog.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { InboxRow } from './inbox-row.tsx';
import { countsQuery } from './queries.ts';
import { text } from './text.ts';
import type { useInboxAddress } from './use-inbox-address.ts';
import type { InboxPages } from './use-inbox-pages.ts';

const ROW_PX = 76;

interface InboxListProps {
  address: ReturnType<typeof useInboxAddress>;
  pages: InboxPages;
  search: RefObject<HTMLInputElement | null>;
}

export function InboxList({ address, pages, search }: InboxListProps) {
  const counts = useQuery(countsQuery()).data;
  const label = (view: InboxView) => {
    const count = view === 'closed' ? undefined : counts?.views[view];
    return count ? `${text.views[view]} ${text.many(count)}` : text.views[view];
  };
  return (
    <section aria-label={text.list} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="grid flex-none grid-cols-[minmax(0,1fr)] gap-3 border-b border-line px-4 pt-4 pb-3">
        <div className="flex items-center gap-1">
          <h1 className="flex-1 text-20">{text.title}</h1>
          <CannedDialog />
          <HoursDialog />
        </div>
        <SegmentedControl
          label={text.views.label}
          options={INBOX_VIEWS.filter(
            (view) => view !== 'snoozed' || address.view === 'snoozed' || (counts?.views.snoozed ?? 0) > 0,
          ).map((view) => ({ value: view, label: label(view) }))}
          value={address.view}
          onValueChange={address.showView}
          wide
          className="[&>*]:px-1"
        />
        <Channels address={address} counts={counts?.channels ?? []} />
        <TextInput
          ref={search}
          size="sm"
          icon={Search}
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={pages.typed}
          onChange={(event) => pages.type(event.target.value)}
        />
      </header>
      <Rows address={address} pages={pages} />
    </section>
  );
}

const CHIP =
  'inline-flex h-7.5 min-w-0 flex-1 items-center justify-center gap-1 rounded-2 border px-1 text-12 tabular-nums touch:h-touch';

function Channels({
  address,
  counts,
}: {
  address: InboxListProps['address'];
  counts: readonly { channel: keyof typeof CHANNEL_ICONS; open: number }[];
}) {
  if (counts.length < 2 && address.channel === null) return null;
  const look = (isOn: boolean) =>
    clsx(
      CHIP,
      isOn
        ? 'border-accent bg-accent-soft font-semibold text-accent'
        : 'border-control bg-surface hover:bg-hover',
    );
  return (
    <fieldset className="flex min-w-0 gap-1">
      <legend className="sr-only">{text.channelFilter}</legend>
      <button
        type="button"
        aria-pressed={address.channel === null}
        onClick={() => address.showChannel(null)}
        className={look(address.channel === null)}
      >
        {text.allChannels}
      </button>
      {counts.map(({ channel, open }) => (
        <button
          key={channel}
          type="button"
          aria-pressed={address.channel === channel}
          aria-label={`${text.channels[channel]} ${text.many(open)}`}
          onClick={() => address.showChannel(channel)}
          className={look(address.channel === channel)}
        >
          <Icon of={CHANNEL_ICONS[channel]} size={14} />
          {text.many(open)}
        </button>
      ))}
    </fieldset>
  );
}

function Rows({ address, pages }: Omit<InboxListProps, 'search'>) {
  const { rows, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, query } = pages;
  if (error && !rows)
    return (
      <ErrorState
        variant="full"
        title={text.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="flex-1"
      >
        {errorText(error)}
      </ErrorState>
    );
  if (isPending || !rows)
    return (
      <Loading label={text.loading} className="grid gap-2 p-4">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height={ROW_PX} />
        ))}
      </Loading>
    );
  const { title, hint } = text.empty[address.view];
  if (rows.length === 0)
    return query === '' ? (
      <EmptyState title={title}>{hint}</EmptyState>
    ) : (
      <EmptyState title={text.nothingFound(query)} />
    );
  return (
    <ul className="min-h-0 flex-1 scroll-py-2 overflow-y-auto">
      {rows.map((row: Row) => (
        <li key={row.id}>
          <InboxRow
            row={row}
            isChosen={row.id === address.chosenId}
            onChoose={() => address.choose(row.id)}
          />
        </li>
      ))}
      {hasNextPage ? (
        <li className="p-3">
          <Button size="sm" wide busy={isFetching} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
