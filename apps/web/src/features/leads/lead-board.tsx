import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadCounts } from '@propguard/protocol/leads';
import { shortAud } from '@propguard/rules/formats/money';
import {
  canFollow,
  isOpen,
  LEAD_STATUSES,
  type LeadStatus,
  STATUS_NAMES,
  whyNot,
} from '@propguard/rules/leads/pipeline';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type KeyboardEventHandler, type MouseEventHandler, type TouchEventHandler, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import type { LeadAddress } from './lead-address.ts';
import { nameOf, ScoreBar, StatusMark } from './lead-looks.tsx';
import { leadsOfStatusQuery } from './queries.ts';
import { StatusDialog } from './status-dialog.tsx';
import { text } from './text.ts';

const words = text.board;
const SHOWN = 30;
const DRAG_AFTER_PX = 6;
const HOLD_MS = 250;

/** What a status asks for more than the move: a fee, a reason. */
const asksMore = (from: LeadStatus, to: LeadStatus): boolean =>
  to === 'closed' || to === 'lost' || !isOpen(from);

export function LeadBoard({ address, counts }: { address: LeadAddress; counts: LeadCounts | undefined }) {
  const [asked, setAsked] = useState<{ lead: LeadRow; status: LeadStatus } | null>(null);
  const queryClient = useQueryClient();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    // A finger that moves at once scrolls the board; one that rests on a card picks it up.
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor),
  );
  const move = useMutation({
    ...api.leads.changeStatus.mutationOptions(),
    onSuccess: (lead) => {
      notify.success({ title: words.moved(nameOf(lead), STATUS_NAMES[lead.status]) });
    },
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.leads.key() }),
  });
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const lead = active.data.current as LeadRow | undefined;
    const status = LEAD_STATUSES.find((one) => one === over?.id);
    if (!lead || !status || status === lead.status) return;
    if (!canFollow(lead.status, status)) {
      notify.error({ title: words.failed, description: whyNot(lead.status, status) ?? '' });
      return;
    }
    if (asksMore(lead.status, status)) setAsked({ lead, status });
    else move.mutate({ id: lead.id, status, version: lead.version });
  };
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <p className="mb-2 text-12 text-muted">{words.hint}</p>
      <section aria-label={words.label} className="flex gap-3 overflow-x-auto pb-3">
        {LEAD_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            address={address}
            count={counts && (counts.byStatus.find((one) => one.status === status)?.count ?? 0)}
          />
        ))}
      </section>
      {asked ? <StatusDialog lead={asked.lead} to={asked.status} onClose={() => setAsked(null)} /> : null}
    </DndContext>
  );
}

function BoardColumn({
  status,
  address,
  count,
}: {
  status: LeadStatus;
  address: LeadAddress;
  count: number | undefined;
}) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const isLeftOut = address.filter.status !== undefined && !address.filter.status.includes(status);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...leadsOfStatusQuery({ ...address.filter, status: [status] }, SHOWN),
    enabled: !isLeftOut,
  });
  const items = isLeftOut ? [] : (data?.items ?? []).filter((lead) => lead.status === status);
  return (
    <section
      ref={setNodeRef}
      aria-label={words.column(STATUS_NAMES[status], count ?? 0)}
      className={clsx(
        'flex min-h-60 w-56 flex-none flex-col gap-2 rounded-2 border p-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <h3 className="flex justify-between px-1 text-13">
        <StatusMark status={status} />
        <span className="text-muted tabular-nums">{count}</span>
      </h3>
      {isPending && !isLeftOut && !error ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={2} columns={1} />
        </Loading>
      ) : null}
      {error && !data ? (
        <ReadFailure
          title={words.notRead}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {(isLeftOut || data) && items.length === 0 ? (
        <p className="px-1 text-12 text-muted">{words.empty}</p>
      ) : null}
      {items.map((lead) => (
        <BoardCard key={lead.id} lead={lead} onOpen={() => address.openLead(lead.id)} />
      ))}
      {count !== undefined && count > items.length && items.length > 0 ? (
        <p className="px-1 text-12 text-muted">{words.more(count - items.length)}</p>
      ) : null}
    </section>
  );
}

function BoardCard({ lead, onOpen }: { lead: LeadRow; onOpen: () => void }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: lead.id,
    data: lead,
  });
  return (
    <article
      ref={setNodeRef}
      aria-label={nameOf(lead)}
      onMouseDown={listeners?.onMouseDown as MouseEventHandler | undefined}
      onTouchStart={listeners?.onTouchStart as TouchEventHandler | undefined}
      className={clsx(
        'touch-manipulation rounded-2 border border-line bg-surface px-3 py-2 text-13',
        isDragging && 'relative z-20 shadow-lift',
      )}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      <span className="flex items-start gap-1">
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 flex-1 truncate rounded-1 text-left font-medium"
        >
          {nameOf(lead)}
        </button>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={words.drag(nameOf(lead))}
          onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined}
          className="rounded-1 text-muted"
        >
          <Icon of={GripVertical} size={14} />
        </button>
      </span>
      <span className="mt-1 flex items-center justify-between text-12 text-muted">
        <span>{lead.totalValueAud === null ? text.none : shortAud(lead.totalValueAud)}</span>
        <ScoreBar score={lead.score} />
      </span>
    </article>
  );
}
