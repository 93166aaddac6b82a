import {
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  MouseSensor,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { LeadRow } from '@propguard/protocol/lead-facts';
import type { LeadCounts } from '@propguard/protocol/leads';
import { LEAD_STATUSES, type LeadStatus, STATUS_NAMES } from '@propguard/rules/leads/pipeline';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { BoardCard } from './board-card.tsx';
import { dropOf, saidOf } from './board-drop.ts';
import type { LeadAddress } from './lead-address.ts';
import { nameOf, StatusMark } from './lead-looks.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { text } from './text.ts';
import { type BoardColumn, type MovedLead, useBoardColumns } from './use-board-columns.ts';
import { useHeldLead } from './use-held-lead.ts';

const words = text.board;
const DRAG_AFTER_PX = 6;
const HOLD_MS = 250;

const leadOf = ({ active }: Pick<DragEndEvent, 'active'>) => active.data.current as LeadRow;
const statusOf = ({ over }: Pick<DragOverEvent, 'over'>) => LEAD_STATUSES.find((one) => one === over?.id);
/** Said by the board itself, for pointer and keyboard alike. */
const SILENT = { onDragStart: noWords, onDragOver: noWords, onDragEnd: noWords, onDragCancel: noWords };
function noWords() {
  return undefined;
}

export function LeadBoard({ address, counts }: { address: LeadAddress; counts: LeadCounts | undefined }) {
  const [asked, setAsked] = useState<{ lead: LeadRow; status: LeadStatus; byKeyboard: boolean } | null>(null);
  const [moved, setMoved] = useState<MovedLead | null>(null);
  const [said, setSaid] = useState('');
  const board = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const columns = useBoardColumns(address, moved);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    // A finger that moves at once scrolls the board; one that rests on a card picks it up.
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: DRAG_AFTER_PX } }),
  );
  const move = useMutation({
    ...api.leads.changeStatus.mutationOptions(),
    onSuccess: (lead) => {
      setMoved((before) => before && { ...before, lead, isSaved: true });
      notify.success({ title: words.moved(nameOf(lead), STATUS_NAMES[lead.status]) });
    },
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.leads.key() }),
  });
  const letGo = (lead: LeadRow, to: LeadStatus | undefined, byKeyboard: boolean) => {
    const drop = dropOf(lead, to);
    setSaid(saidOf.dropped(lead, drop));
    if (drop.kind === 'refused') notify.error({ title: words.failed, description: drop.why });
    if (drop.kind === 'asks') setAsked({ lead, status: drop.status, byKeyboard });
    if (drop.kind === 'moves') {
      const { status } = drop;
      // Shown there at once; where it cannot go, it comes back.
      setMoved({ lead: { ...lead, status }, isSaved: false, byKeyboard });
      move.mutate(
        { id: lead.id, status, version: lead.version },
        { onError: () => setMoved({ lead, isSaved: false, byKeyboard }) },
      );
    }
  };
  const { held, isHeld, onKeyDown, onBlur } = useHeldLead({
    ref: board,
    say: setSaid,
    drop: (lead, to) => letGo(lead, to, true),
  });
  const isHeldHere = columns.some(({ items }) => items.some(isHeld));
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: SILENT,
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragStart={(event) => setSaid(saidOf.pickedUp(leadOf(event)))}
      onDragOver={(event) => {
        const [lead, to] = [leadOf(event), statusOf(event)];
        // It is over its own column from the start: that was said.
        if (to !== undefined && to !== lead.status) setSaid(saidOf.over(lead, to));
      }}
      onDragCancel={(event) => setSaid(saidOf.putBack(leadOf(event)))}
      onDragEnd={(event) => letGo(leadOf(event), statusOf(event), false)}
    >
      <p className="mb-2 text-12 text-muted">{words.hint}</p>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      <section
        ref={board}
        aria-label={words.label}
        className="relative flex scroll-px-2 gap-3 overflow-x-auto pb-3"
      >
        {columns.map((column) => (
          <Column
            key={column.status}
            column={column}
            isUnderHeld={isHeldHere && held?.over === column.status}
            count={counts && (counts.byStatus.find((one) => one.status === column.status)?.count ?? 0)}
          >
            {column.items.map((lead) => (
              <BoardCard
                key={lead.id}
                lead={lead}
                heldPx={isHeld(lead) ? held?.shiftPx : undefined}
                takesFocus={moved?.byKeyboard === true && moved.lead.id === lead.id}
                onOpen={() => address.openLead(lead.id)}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              />
            ))}
          </Column>
        ))}
      </section>
      {asked ? (
        <StatusDialog
          lead={asked.lead}
          to={asked.status}
          onChanged={(lead) => setMoved({ lead, isSaved: true, byKeyboard: asked.byKeyboard })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </DndContext>
  );
}

interface ColumnProps {
  column: BoardColumn;
  count: number | undefined;
  isUnderHeld: boolean;
  children: ReactNode;
}

function Column({ column, count, isUnderHeld, children }: ColumnProps) {
  const { status, items, error } = column;
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <section
      ref={setNodeRef}
      aria-label={words.column(STATUS_NAMES[status], count ?? 0)}
      className={clsx(
        'flex min-h-60 w-56 flex-none flex-col gap-2 rounded-2 border p-2',
        isOver || isUnderHeld ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <h2 className="flex justify-between px-1 text-13">
        <StatusMark status={status} />
        <span className="text-muted tabular-nums">{count}</span>
      </h2>
      {column.isPending && !error ? (
        <Loading label={words.loading}>
          <SkeletonTable rows={2} columns={1} />
        </Loading>
      ) : null}
      {error && !column.isRead ? (
        <ReadFailure
          title={words.notRead}
          error={error}
          onRetry={column.refetch}
          retrying={column.isFetching}
        />
      ) : null}
      {column.isRead && items.length === 0 ? <p className="px-1 text-12 text-muted">{words.empty}</p> : null}
      {children}
      {count !== undefined && count > items.length && items.length > 0 ? (
        <p className="px-1 text-12 text-muted">{words.more(count - items.length)}</p>
      ) : null}
    </section>
  );
}
