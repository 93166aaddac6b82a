import type { InboxRow as Row } from '@propguard/protocol/inbox-facts';
import { clsx } from 'clsx';
import { Clock, TriangleAlert } from 'lucide-react';
import { Avatar } from '../../parts/people/avatar.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CHANNEL_ICONS } from './channel-icons.ts';
import { text } from './text.ts';
import { useShortTime } from './use-short-time.ts';
import { WaitingClock } from './waiting-clock.tsx';
import { whoIs } from './who-is.ts';

interface InboxRowProps {
  row: Row;
  isChosen: boolean;
  onChoose: () => void;
}

const lastLine = (row: Row): string => {
  const said = row.found ?? row.lastText ?? row.title;
  return row.lastAuthor === 'member' && row.found === null
    ? `${row.isMine ? text.you : (row.lastBy ?? text.you)}: ${said}`
    : said;
};

export function InboxRow({ row, isChosen, onChoose }: InboxRowProps) {
  const time = useShortTime();
  const name = whoIs(row);
  return (
    <button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      className={clsx(
        'grid w-full grid-cols-[34px_minmax(0,1fr)] gap-x-2.5 border-b border-line px-4 py-2.5 text-left focus-visible:-outline-offset-2',
        isChosen ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      <span className="relative self-start justify-self-start">
        <Avatar name={name} size="md" tone="neutral" />
        <span className="absolute -right-1 -bottom-0.5 grid size-4.5 place-items-center rounded-full bg-surface inset-ring inset-ring-rule">
          <Icon of={CHANNEL_ICONS[row.channel]} size={10} />
          <span className="sr-only">{text.channels[row.channel]}</span>
        </span>
      </span>
      <span className="grid min-w-0 grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="min-w-0 flex-1 truncate text-13 font-semibold">
            {name}
          </span>
          <time dateTime={row.updatedAt} className="flex-none text-12 text-muted tabular-nums">
            {time(row.updatedAt)}
          </time>
        </span>
        <span dir="auto" className={clsx('truncate text-13', row.lastAuthor !== 'contact' && 'text-muted')}>
          {lastLine(row)}
        </span>
        <span className="flex min-h-5.5 items-center justify-between gap-2">
          <Standing row={row} />
          <Whose row={row} />
        </span>
      </span>
    </button>
  );
}

function Standing({ row }: { row: Row }) {
  const time = useShortTime();
  if (row.waiting) return <WaitingClock waiting={row.waiting} />;
  if (row.state === 'snoozed' && row.snoozedUntil)
    return (
      <span className="flex items-center gap-1 text-12 text-muted">
        <Icon of={Clock} size={12} />
        {text.row.snoozed(time(row.snoozedUntil))}
      </span>
    );
  const words =
    row.csat !== null
      ? text.row.rated(row.csat)
      : row.state === 'assistant'
        ? text.row.answering
        : row.lastDelivery && row.lastAuthor === 'member'
          ? text.deliveries[row.lastDelivery]
          : row.leadId === null
            ? text.row.notALead
            : row.state === 'person' && row.assignee === null
              ? text.row.withTeam
              : '';
  if (row.lastDelivery === 'failed' || row.lastDelivery === 'refused')
    return (
      <span className="flex items-center gap-1 text-12 text-danger">
        <Icon of={TriangleAlert} size={12} />
        {text.deliveries[row.lastDelivery]}
      </span>
    );
  return <span className="truncate text-12 text-muted">{words}</span>;
}

function Whose({ row }: { row: Row }) {
  if (row.state === 'assistant') return <Badge tone="accent">{text.assistant}</Badge>;
  if (row.state === 'waiting' && row.assignee === null)
    return <Badge tone="caution">{text.row.handedOver}</Badge>;
  if (row.state === 'resolved') return <Badge tone="outline">{text.row.closed}</Badge>;
  return (
    <span className="flex-none text-12 text-muted">{row.isMine ? text.you : (row.assignee?.name ?? '')}</span>
  );
}
