import type { Lead } from '@propguard/protocol/lead-facts';
import type { TimelineEntry } from '@propguard/protocol/leads';
import { type LeadStatus, STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { INTERACTION_NAMES, OUTCOME_NAMES, TOUCH_NAMES } from '@propguard/rules/leads/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  DoorOpen,
  House,
  Mail,
  MessageCircle,
  Pencil,
  Phone,
  StickyNote,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isId } from '../../lib/id-shape.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon, type LucideIcon } from '../../ui/controls/icon.tsx';
import { NativeSelect } from '../../ui/controls/native-select.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { DetailPart } from './detail-part.tsx';
import { NoteBox } from './note-box.tsx';
import { timelineQuery } from './queries.ts';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

const words = text.history;
const TONES: Record<string, BadgeTone> = { positive: 'positive', neutral: 'neutral', negative: 'danger' };

interface Line {
  id: string;
  icon: LucideIcon;
  title: ReactNode;
  body?: ReactNode;
  outcome?: ReactNode;
}

const INTERACTION_ICONS: Record<string, LucideIcon> = {
  call: Phone,
  viewing: House,
  email: Mail,
  meeting: Users,
};
const statusName = (value: unknown): string => STATUS_NAMES[value as LeadStatus] ?? text.none;

/** A lead without a name is known by its id only, which tells a person nothing. */
function mergeTitle(to: unknown): string {
  if (typeof to !== 'string') return words.mergeUndone;
  return isId(to) ? words.mergedUnnamed : words.merged(to);
}

function changeTitle({
  field,
  from,
  to,
  cause,
}: Extract<TimelineEntry, { kind: 'change' }>['change']): string {
  if (field === 'status')
    return from === null
      ? words.began(words.cause[cause] ?? cause)
      : words.moved(statusName(from), statusName(to));
  if (field === 'agentId') return typeof to === 'string' ? words.assigned(to) : words.unassigned;
  if (field === 'merged') return mergeTitle(to);
  return words.changed(words.fields[field] ?? field);
}

function lineOf(entry: TimelineEntry): Line {
  switch (entry.kind) {
    case 'note':
      return {
        id: entry.note.id,
        icon: StickyNote,
        title: words.by(entry.note.by.name),
        body: <span className="whitespace-pre-wrap">{entry.note.text}</span>,
      };
    case 'interaction': {
      const { id, type, minutes, description, outcome, nextAction } = entry.interaction;
      return {
        id,
        icon: INTERACTION_ICONS[type] ?? MessageCircle,
        title: [INTERACTION_NAMES[type], minutes === null ? null : words.minutes(minutes)]
          .filter(Boolean)
          .join(', '),
        body: (
          <span className="whitespace-pre-wrap">
            {[description, nextAction ? words.next(nextAction) : ''].filter(Boolean).join('\n')}
          </span>
        ),
        outcome: outcome ? <Badge tone={TONES[outcome] ?? 'neutral'}>{OUTCOME_NAMES[outcome]}</Badge> : null,
      };
    }
    case 'change':
      return {
        id: entry.change.id,
        icon: Pencil,
        title: changeTitle(entry.change),
        body: [words.cause[entry.change.cause] ?? words.by(entry.change.by.name), entry.change.reason]
          .filter(Boolean)
          .join('. '),
      };
    case 'task':
      return {
        id: entry.task.id,
        icon: CalendarCheck,
        title: words.task(entry.task.title),
        body: entry.task.doneAt ? words.done : null,
      };
    case 'touch':
      return {
        id: entry.touch.id,
        icon: DoorOpen,
        title: TOUCH_NAMES[entry.touch.kind],
        body: entry.touch.detail,
      };
    case 'activity':
      return {
        id: entry.activity.id,
        icon: MessageCircle,
        title: words.activities[entry.activity.kind] ?? entry.activity.kind,
      };
  }
}

type Filter = keyof typeof words.filters;
const FILTERS = Object.keys(words.filters) as Filter[];

const isOf = (entry: TimelineEntry, filter: Filter): boolean => {
  const type = entry.kind === 'interaction' ? entry.interaction.type : null;
  switch (filter) {
    case 'all':
      return true;
    case 'calls':
      return type === 'call';
    case 'viewings':
      return type === 'viewing';
    case 'messages':
      return entry.kind === 'activity' || entry.kind === 'touch' || type === 'email' || type === 'website';
    case 'notes':
      return entry.kind === 'note' || entry.kind === 'task';
    case 'changes':
      return entry.kind === 'change';
  }
};

export function LeadHistory({ lead }: { lead: Pick<Lead, 'id' | 'mergedInto'> }) {
  const [filter, setFilter] = useState<Filter>('all');
  const times = useLeadTimes();
  const { data, error, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(timelineQuery(lead.id));
  const every = data?.pages.flatMap(({ items }) => items);
  const entries = every?.filter((entry) => isOf(entry, filter));
  return (
    <DetailPart title={words.title}>
      {lead.mergedInto ? null : <NoteBox leadId={lead.id} />}
      {entries === undefined && isError ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {entries === undefined && !isError ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={3} />
        </Loading>
      ) : null}
      {every && every.length > 0 ? (
        <NativeSelect
          label={words.show}
          className="mt-2 -ml-2.5"
          options={FILTERS.map((value) => ({ value, label: words.filters[value] }))}
          value={filter}
          onValueChange={(next) => setFilter(FILTERS.find((one) => one === next) ?? 'all')}
        />
      ) : null}
      {entries?.length === 0 ? (
        <p className="mt-3 text-13 text-muted">{filter === 'all' ? words.empty : words.noneOfKind}</p>
      ) : null}
      <ol className="mt-3 divide-y divide-line">
        {entries?.map((entry) => {
          const { id, icon, title, body, outcome } = lineOf(entry);
          return (
            <li key={id} className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 py-2.5 text-13">
              <Icon of={icon} className="mt-0.5 text-muted" />
              <span className="min-w-0">
                <span className="block">{title}</span>
                {body ? <span className="block break-words text-12 text-muted">{body}</span> : null}
              </span>
              <span className="grid justify-items-end gap-1 text-12 text-muted">
                <time dateTime={entry.at}>{times.when(entry.at)}</time>
                {outcome}
              </span>
            </li>
          );
        })}
      </ol>
      {hasNextPage ? (
        <Button size="sm" kind="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </DetailPart>
  );
}
