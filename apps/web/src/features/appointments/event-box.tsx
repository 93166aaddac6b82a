import type { Appointment } from '@propguard/protocol/appointment-detail';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { clsx } from 'clsx';
import { initialsOf } from '../../parts/people/initials.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { agentName } from './agent-name.ts';
import { clockText, minuteIn, shortDayText } from './calendar-days.ts';
import { EVENT_LOOKS, KIND_ICONS, stateOf, stateWord } from './event-look.ts';
import { DAY_MINUTES, MINUTE_MS } from './grid-scale.ts';
import { text } from './text.ts';
import { useEventMove } from './use-event-move.ts';

/** Lower than this, both lines of an appointment stand beside each other. */
const TWO_LINES_PX = 36;

interface EventBoxProps
  extends Pick<
    Parameters<typeof useEventMove>[0],
    'day' | 'days' | 'zone' | 'hours' | 'grid' | 'pending' | 'onOpen' | 'onPropose' | 'onConfirm' | 'onUndo'
  > {
  now: Date;
  selectedId: string | null;
  mayMove: boolean;
  appointment: Appointment;
  top: (minute: number) => number;
  lane: { at: number; of: number } | undefined;
}

/** One appointment in its column, with what is kept free around it while it is open. */
export function EventBox(props: EventBoxProps) {
  const { appointment, zone, now, day, selectedId, pending, mayMove, top, lane } = props;
  const { hourPx, leastPx } = props.hours;
  const state = stateOf(appointment, now);
  const from = minuteIn(zone, appointment.startTime);
  const isMovable = mayMove && isOpen(appointment.status);
  const isPending = pending?.appointment.id === appointment.id;
  const { onPointerDown, onPointerMove, onPointerUp, onClick, onKeyDown } = useEventMove({
    ...props,
    isMovable,
  });
  const minutes = Math.min(appointment.duration, DAY_MINUTES - from);
  const height = Math.max(leastPx, (minutes / 60) * hourPx - 2);
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
  // A week's column has no room for it.
  const shownAgent = props.days.length === 1 ? appointment.agent?.name : undefined;
  const isBuffered = selectedId === appointment.id && state !== 'cancelled';
  return (
    <>
      {isBuffered && before > 0 ? (
        <Buffer top={top(from - before)} minutes={before} left={left} hourPx={hourPx} />
      ) : null}
      {isBuffered && after > 0 ? (
        <Buffer top={top(from) + height + 2} minutes={after} left={left} hourPx={hourPx} />
      ) : null}
      <button
        type="button"
        data-appointment={appointment.id}
        aria-describedby="calendar-keys"
        aria-pressed={selectedId === appointment.id}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown('move')}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        className={clsx(
          '@container absolute z-2 overflow-hidden rounded-1 pr-1.5 pl-2.25 text-left text-11 leading-tight shadow-[inset_3px_0_0_var(--edge)] focus-visible:z-5 focus-visible:-outline-offset-2',
          isPending ? 'border border-dashed border-control bg-transparent text-muted' : EVENT_LOOKS[state],
          selectedId === appointment.id && 'outline-2 outline-accent',
          isLow ? 'flex items-center gap-1.5' : 'flex flex-col items-stretch justify-start py-1',
          isMovable && 'cursor-grab',
        )}
        style={{ top: top(from) + 1, height, left, width }}
      >
        <b className="flex min-w-0 items-center gap-1 font-semibold whitespace-nowrap">
          <span className="@max-[4rem]:hidden">
            <Icon of={KIND_ICONS[appointment.type]} size={12} />
          </span>
          {/* A lane has room for initials where a name would be one letter and dots. */}
          <span aria-hidden="true" className="hidden @max-[2.25rem]:inline">
            {initialsOf(shownName)}
          </span>
          <span className="truncate @max-[2.25rem]:sr-only">{shownName}</span>
        </b>
        <span
          className={clsx('truncate @max-[2.25rem]:hidden', isLow ? 'min-w-0 flex-[1_1_0]' : 'flex-none')}
        >
          {[shownLine, shownAgent].filter(Boolean).join(' · ')}
        </span>
        <VisuallyHidden>
          {`, ${text.event(
            appointment.title,
            `${shortDayText(day)} ${clockText(zone, appointment.startTime)} – ${clockText(zone, appointment.endTime)}`,
            stateWord(appointment, now),
            agentName(appointment),
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
function Buffer({
  top,
  minutes,
  left,
  hourPx,
}: {
  top: number;
  minutes: number;
  left: string;
  hourPx: number;
}) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute z-1 border-y border-l border-muted pl-1 text-11 leading-none text-muted"
      style={{ top, left, height: (minutes / 60) * hourPx - 2 }}
    >
      {/* The line of an hour stops at its words. */}
      <span className="relative -top-px rounded-1 bg-raised px-0.5">{minutes} min</span>
    </span>
  );
}
