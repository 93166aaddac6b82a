import type { Appointment } from '@propguard/protocol/appointment-detail';
import { addDays, instantFrom } from '@propguard/rules/time/wall-time';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { dayOf, minuteIn } from './calendar-days.ts';
import type { Proposal } from './conflicts.ts';
import { DAY_MINUTES, type DayScale, MINUTE_MS } from './grid-scale.ts';
import type { PendingMove } from './use-pending-move.ts';

const STEP = 15;
const SHORTEST = 15;
/** A click that trembles is no drag. */
const DRAG_FROM_PX = 4;

interface EventMove {
  appointment: Appointment;
  /** The column in which it stands, of those that are shown. */
  day: string;
  days: readonly string[];
  zone: string;
  hours: DayScale;
  grid: RefObject<HTMLDivElement | null>;
  isMovable: boolean;
  pending: PendingMove | null;
  onOpen: (id: string) => void;
  onPropose: (appointment: Appointment, proposal: Proposal) => void;
  onConfirm: () => void;
  onUndo: () => void;
}

/** An appointment is moved and made longer by dragging, or by Alt and the arrows; a mere click opens it. */
export function useEventMove(move: EventMove) {
  const { appointment, day, days, zone, hours, grid, isMovable, pending } = move;
  const { onOpen, onPropose, onConfirm, onUndo } = move;
  const drag = useRef<{ x: number; y: number; kind: 'move' | 'resize'; moved: boolean } | null>(null);
  const from = minuteIn(zone, appointment.startTime);
  const isPending = pending?.appointment.id === appointment.id;
  const proposed = isPending ? pending : null;

  const proposeAt = (toDay: string, minute: number, minutes: number) => {
    const bounded = Math.min(DAY_MINUTES - STEP, Math.max(0, minute));
    const time = `${String(Math.floor(bounded / 60)).padStart(2, '0')}:${String(bounded % 60).padStart(2, '0')}`;
    const startsAt = instantFrom(zone, toDay, time);
    onPropose(appointment, { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) });
  };

  const onPointerDown = (kind: 'move' | 'resize') => (event: PointerEvent<HTMLElement>) => {
    // A finger scrolls; on a phone it is moved through its detail.
    if (!isMovable || event.button !== 0 || event.pointerType === 'touch') return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, kind, moved: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const begun = drag.current;
    const rect = grid.current?.getBoundingClientRect();
    if (!begun || !rect) return;
    const dx = event.clientX - begun.x;
    const dy = event.clientY - begun.y;
    if (!begun.moved && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
    begun.moved = true;
    const steps = Math.round(((dy / hours.hourPx) * 60) / STEP) * STEP;
    if (begun.kind === 'resize') {
      proposeAt(day, from, Math.max(SHORTEST, appointment.duration + steps));
      return;
    }
    const column = Math.floor(((event.clientX - rect.left) / rect.width) * days.length);
    const toDay = days[Math.min(days.length - 1, Math.max(0, column))] ?? day;
    proposeAt(toDay, Math.max(hours.first * 60, from + steps), appointment.duration);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (drag.current?.moved) event.preventDefault();
    setTimeout(() => {
      drag.current = null;
    });
  };
  const onClick = () => {
    if (!drag.current?.moved) onOpen(appointment.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPending && event.key === 'Escape') {
      event.stopPropagation();
      onUndo();
      return;
    }
    if (isPending && event.key === 'Enter') {
      event.preventDefault();
      onConfirm();
      return;
    }
    if (!event.altKey || !isMovable || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const start = proposed ? minuteIn(zone, proposed.startsAt) : from;
    const onDay = proposed ? dayOf(zone, proposed.startsAt) : day;
    const minutes = proposed
      ? Math.round((proposed.endsAt.getTime() - proposed.startsAt.getTime()) / MINUTE_MS)
      : appointment.duration;
    const by = event.key === 'ArrowUp' ? -STEP : event.key === 'ArrowDown' ? STEP : 0;
    if (event.shiftKey) proposeAt(onDay, start, Math.max(SHORTEST, minutes + by));
    else if (by !== 0) proposeAt(onDay, start + by, minutes);
    else proposeAt(addDays(onDay, event.key === 'ArrowLeft' ? -1 : 1), start, minutes);
  };

  return { onPointerDown, onPointerMove, onPointerUp, onClick, onKeyDown };
}
