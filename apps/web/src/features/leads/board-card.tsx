import { useDraggable } from '@dnd-kit/core';
import type { LeadRow } from '@propguard/protocol/lead-facts';
import { shortAud } from '@propguard/rules/formats/money';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type MouseEventHandler, type TouchEventHandler, useEffect, useRef } from 'react';
import { Icon } from '../../ui/controls/icon.tsx';
import { nameOf, ScoreBar } from './lead-looks.tsx';
import { text } from './text.ts';
import { HANDLE } from './use-held-lead.ts';

const words = text.board;

interface BoardCardProps {
  lead: LeadRow;
  /** In hand by keyboard: how far right of its own column it is shown. */
  heldPx: number | undefined;
  /** It came here by keyboard: who moved it goes on from here. */
  takesFocus: boolean;
  onOpen: () => void;
  onKeyDown: (lead: LeadRow, event: KeyboardEvent<HTMLElement>) => void;
  onBlur: (lead: LeadRow) => void;
}

export function BoardCard({ lead, heldPx, takesFocus, onOpen, onKeyDown, onBlur }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: lead.id,
    data: lead,
  });
  const handle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The card that had the focus went with its old column; whoever is elsewhere by now stays there.
    if (takesFocus && document.activeElement === document.body) handle.current?.focus();
  }, [takesFocus]);
  const shift = transform ?? (heldPx === undefined ? null : { x: heldPx, y: 0 });
  return (
    <article
      ref={setNodeRef}
      aria-label={nameOf(lead)}
      onMouseDown={listeners?.onMouseDown as MouseEventHandler | undefined}
      onTouchStart={listeners?.onTouchStart as TouchEventHandler | undefined}
      className={clsx(
        'touch-manipulation rounded-2 border border-line bg-surface px-3 py-2 text-13',
        (isDragging || heldPx !== undefined) && 'relative z-20 shadow-lift',
      )}
      style={shift ? { transform: `translate(${shift.x}px, ${shift.y}px)` } : undefined}
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
          {...attributes}
          {...HANDLE}
          ref={handle}
          aria-label={words.drag(nameOf(lead))}
          aria-pressed={isDragging || heldPx !== undefined || undefined}
          onKeyDown={(event) => onKeyDown(lead, event)}
          onBlur={() => onBlur(lead)}
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
