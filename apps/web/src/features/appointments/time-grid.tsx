import type { Agent } from '@propguard/protocol/agents';
import type { Appointment } from '@propguard/protocol/appointment-detail';
import { workingSpans } from '@propguard/rules/agents/working-hours';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { addDays, instantFrom } from '@propguard/rules/time/wall-time';
import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/controls/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { clockText, dayOf, dayParts, minuteIn, shortDayText } from './calendar-days.ts';
import type { Proposal } from './conflicts.ts';
import { EVENT_LOOKS, KIND_ICONS, stateOf, stateWord } from './event-look.ts';
import { lanesOf } from './lanes.ts';
import { text } from './text.ts';
import type { PendingMove } from './use-pending-move.ts';

const HOUR_PX = 44;
/** Lower than this, both lines of an appointment stand beside each other. */
const TWO_LINES_PX = 36;
const STEP = 15;
const SHORTEST = 15;
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** A click that trembles is no drag. */
const DRAG_FROM_PX = 4;

interface TimeGridProps {
  days: readonly string[];
  zone: string;
  items: readonly Appointment[];
  agents: readonly Agent[];
  now: Date;
  selectedId: string | null;
  pending: PendingMove | null;
  mayMove: boolean;
  onOpen: (id: string) => void;
  onPropose: (appointment: Appointment, proposal: Proposal) => void;
  onConfirm: () => void;
  onUndo: () => void;
}

type Hours = { first: number; last: number };

/** From the first hour that somebody works or has something to the last. */
const hoursShown = ({
  days,
  zone,
  items,
  agents,
}: Pick<TimeGridProps, 'days' | 'zone' | 'items' | 'agents'>): Hours => {
  const worked = days.flatMap((day) => agents.flatMap((agent) => workingSpans(agent, day)));
  const starts = [
    ...worked.map(({ start }) => minuteIn(zone, start)),
    ...items.map(({ startTime }) => minuteIn(zone, startTime)),
  ];
  const ends = [
    ...worked.map(({ end }) => minuteIn(zone, end)),
    ...items.map(({ endTime }) => minuteIn(zone, endTime) || DAY_MINUTES),
  ];
  return {
    first: Math.max(0, Math.floor(Math.min(9 * 60, ...starts) / 60) - 1),
    last: Math.min(24, Math.ceil(Math.max(17 * 60, ...ends) / 60) + 1),
  };
};

export function TimeGrid(props: TimeGridProps) {
  const { days, zone, items, agents, now } = props;
  const grid = useRef<HTMLDivElement>(null);
  const hours = hoursShown(props);
  const height = (hours.last - hours.first) * HOUR_PX;
  // Something at night is shown, and the day still opens where work begins.
  const usual = hoursShown({ ...props, items: [] });
  const scroller = useRef<HTMLDivElement>(null);
  const above = Math.max(0, usual.first - hours.first) * HOUR_PX;
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = above;
  }, [above]);
  const today = dayOf(zone, now);
  const nowTop = ((minuteIn(zone, now) - hours.first * 60) / 60) * HOUR_PX;
  return (
    <div className="overflow-x-auto">
      <div className={clsx('text-12', days.length > 1 && 'min-w-180')}>
        {days.length > 1 ? (
          <div className="flex border-b border-line pl-12">
            {days.map((day) => {
              const count = items.filter(({ startTime }) => dayOf(zone, startTime) === day).length;
              const { weekday, number } = dayParts(day);
              const isClosed = agents.every((agent) => workingSpans(agent, day).length === 0);
              return (
                <div
                  key={day}
                  className={clsx(
                    'min-w-0 flex-1 border-l border-line px-2 py-1.5',
                    day === today && 'bg-accent-soft',
                  )}
                >
                  <b className={clsx('block text-13 font-semibold', day === today && 'text-accent')}>
                    {weekday} {number}
                  </b>
                  <span className="block truncate text-11 text-muted">
                    {day === today
                      ? `${text.today}, ${count}`
                      : count === 0 && isClosed
                        ? text.closed
                        : text.booked(count)}
                  </span>
                </div>
              );
            })}
          </div>
        ) : null}
        <div ref={scroller} className={clsx(above > 0 && 'max-h-[70vh] overflow-y-auto')}>
          <div className="relative flex" style={{ height }}>
            <div className="relative w-12 flex-none" aria-hidden="true">
              {Array.from({ length: hours.last - hours.first - 1 }, (_, at) => hours.first + at + 1).map(
                (hour) => (
                  <span
                    key={hour}
                    className="absolute right-2 -translate-y-1/2 text-11 whitespace-nowrap text-muted tabular-nums"
                    style={{ top: (hour - hours.first) * HOUR_PX }}
                  >
                    {hour % 12 || 12} {hour < 12 ? 'am' : 'pm'}
                  </span>
                ),
              )}
            </div>
            <div ref={grid} className="relative flex min-w-0 flex-1">
              {days.map((day) => (
                <DayColumn key={day} {...props} day={day} hours={hours} grid={grid} isToday={day === today} />
              ))}
              {days.includes(today) && nowTop > 0 && nowTop < height ? (
                <div
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-x-0 z-3 h-px bg-danger-fill"
                  style={{ top: nowTop }}
                />
              ) : null}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

interface DayColumnProps extends TimeGridProps {
  day: string;
  hours: Hours;
  grid: React.RefObject<HTMLDivElement | null>;
  isToday: boolean;
}

function DayColumn(props: DayColumnProps) {
  const { day, zone, items, agents, hours, isToday, pending } = props;
  const top = (minute: number): number => ((minute - hours.first * 60) / 60) * HOUR_PX;
  const own = items.filter(({ startTime }) => dayOf(zone, startTime) === day);
  const lanes = lanesOf(own);
  const open = agents.flatMap((agent) => workingSpans(agent, day));
  return (
    <div
      className={clsx(
        'relative min-w-0 flex-1 border-l border-line bg-sunken',
        isToday && 'bg-accent-soft/50',
      )}
    >
      {open.map(({ start, end }) => {
        const from = minuteIn(zone, start);
        const to = minuteIn(zone, end) || DAY_MINUTES;
        return (
          <div
            key={`${start.toISOString()} ${end.toISOString()}`}
            aria-hidden="true"
            className={clsx('absolute inset-x-0', isToday ? 'bg-accent-soft' : 'bg-surface')}
            style={{ top: top(from), height: top(to) - top(from) }}
          />
        );
      })}
      {Array.from({ length: hours.last - hours.first }, (_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no identity but its place
          key={at}
          aria-hidden="true"
          className="absolute inset-x-0 border-t border-line"
          style={{ top: at * HOUR_PX }}
        />
      ))}
      {own.map((appointment) => (
        <EventBox
          key={appointment.id}
          {...props}
          appointment={appointment}
          top={top}
          lane={lanes.get(appointment.id)}
        />
      ))}
      {pending && dayOf(zone, pending.startsAt) === day ? (
        <Ghost pending={pending} zone={zone} top={top} />
      ) : null}
    </div>
  );
}

function Ghost({
  pending,
  zone,
  top,
}: {
  pending: PendingMove;
  zone: string;
  top: (minute: number) => number;
}) {
  const from = minuteIn(zone, pending.startsAt);
  const minutes = (pending.endsAt.getTime() - pending.startsAt.getTime()) / MINUTE_MS;
  const clashes = pending.conflicts.length > 0;
  return (
    <div
      data-testid="ghost"
      className={clsx(
        'pointer-events-none absolute inset-x-0.75 z-4 overflow-hidden rounded-1 bg-raised px-2 py-1 text-11 leading-tight shadow-lift outline-2',
        clashes ? 'text-danger outline-danger' : 'outline-accent',
      )}
      style={{ top: top(from), height: Math.max(22, (minutes / 60) * HOUR_PX) }}
    >
      <b className="block truncate font-semibold">
        {pending.appointment.client?.name ?? pending.appointment.title}
      </b>
      <span className="block truncate">
        {clockText(zone, pending.startsAt)} – {clockText(zone, pending.endsAt)}
      </span>
      <span className="block">{clashes ? pending.conflicts.join(', ') : text.fits}</span>
    </div>
  );
}

interface EventBoxProps extends DayColumnProps {
  appointment: Appointment;
  top: (minute: number) => number;
  lane: { at: number; of: number } | undefined;
}

function EventBox(props: EventBoxProps) {
  const { appointment, zone, now, days, day, selectedId, pending, mayMove, grid, top, lane, hours } = props;
  const { onOpen, onPropose, onConfirm, onUndo } = props;
  const drag = useRef<{ x: number; y: number; kind: 'move' | 'resize'; moved: boolean } | null>(null);
  const state = stateOf(appointment, now);
  const from = minuteIn(zone, appointment.startTime);
  const isMovable = mayMove && isOpen(appointment.status);
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
    const steps = Math.round(((dy / HOUR_PX) * 60) / STEP) * STEP;
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

  const height = Math.max(20, (appointment.duration / 60) * HOUR_PX - 2);
  const isLow = height < TWO_LINES_PX;
  const before = (Date.parse(appointment.startTime) - Date.parse(appointment.busyFrom)) / MINUTE_MS;
  const after = (Date.parse(appointment.busyTo) - Date.parse(appointment.endTime)) / MINUTE_MS;
  const place = { at: lane?.at ?? 0, of: lane?.of ?? 1 };
  const left = `calc(${(place.at / place.of) * 100}% + 3px)`;
  const width = `calc(${100 / place.of}% - 6px)`;
  const shownName = appointment.client?.name ?? appointment.title;
  const shownLine =
    state === 'confirmed' || state === 'open'
      ? (appointment.address ??
        `${clockText(zone, appointment.startTime)} – ${clockText(zone, appointment.endTime)}`)
      : stateWord(appointment, now);
  const isBuffered = selectedId === appointment.id && state !== 'cancelled';
  return (
    <>
      {isBuffered && before > 0 ? <Buffer top={top(from - before)} minutes={before} left={left} /> : null}
      {isBuffered && after > 0 ? <Buffer top={top(from) + height + 2} minutes={after} left={left} /> : null}
      <button
        type="button"
        aria-describedby="calendar-keys"
        aria-pressed={selectedId === appointment.id}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown('move')}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        className={clsx(
          'absolute z-2 overflow-hidden rounded-1 pr-1.5 pl-2.25 text-left text-11 leading-tight shadow-[inset_3px_0_0_var(--edge)] focus-visible:z-5',
          isPending ? 'border border-dashed border-control bg-transparent text-muted' : EVENT_LOOKS[state],
          selectedId === appointment.id && 'outline-2 outline-accent',
          isLow ? 'flex items-center gap-1.5' : 'py-1',
          isMovable && 'cursor-grab',
        )}
        style={{ top: top(from) + 1, height, left, width }}
      >
        <b className="flex min-w-0 items-center gap-1 font-semibold whitespace-nowrap">
          <Icon of={KIND_ICONS[appointment.type]} size={12} />
          <span className="truncate">{shownName}</span>
        </b>
        <span className={clsx('truncate', isLow ? 'min-w-0 flex-[1_1_0]' : 'block')}>{shownLine}</span>
        <VisuallyHidden>
          {`, ${text.event(
            appointment.title,
            `${shortDayText(day)} ${clockText(zone, appointment.startTime)} – ${clockText(zone, appointment.endTime)}`,
            stateWord(appointment, now),
            appointment.agent?.name ?? text.noAgent,
          )}`}
        </VisuallyHidden>
        {isMovable ? (
          <span
            aria-hidden="true"
            data-testid={`resize-${appointment.id}`}
            // What follows comes up to the box, which goes on with it.
            onPointerDown={onPointerDown('resize')}
            className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize"
          />
        ) : null}
      </button>
    </>
  );
}

/** Kept free: a dimension line with its length. */
function Buffer({ top, minutes, left }: { top: number; minutes: number; left: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute z-1 border-y border-l border-muted pl-1.5 text-11 leading-none text-muted"
      style={{ top, left, height: (minutes / 60) * HOUR_PX - 2 }}
    >
      {minutes} min
    </span>
  );
}
