import type { Agent } from '@propguard/protocol/agents';
import type { Appointment } from '@propguard/protocol/appointment-detail';
import type { OutsideTime } from '@propguard/protocol/appointments';
import { workingSpans } from '@propguard/rules/agents/working-hours';
import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { TOUCHED, useMedia } from '../../ui/layout/use-media.ts';
import { clockText, dayOf, dayParts, minuteIn } from './calendar-days.ts';
import type { Proposal } from './conflicts.ts';
import { EventBox } from './event-box.tsx';
import { TODAY_TINT } from './event-look.ts';
import { DAY_MINUTES, type DayScale, HOUR_PX, type Hours, LEAST_PX, MINUTE_MS } from './grid-scale.ts';
import { lanesOf } from './lanes.ts';
import { text } from './text.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import type { PendingMove } from './use-pending-move.ts';

interface TimeGridProps {
  days: readonly string[];
  zone: string;
  items: readonly Appointment[];
  outside: readonly OutsideTime[];
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
    // One that goes on after midnight fills the day that it begins on.
    ...items.map(({ startTime, duration }) => Math.min(DAY_MINUTES, minuteIn(zone, startTime) + duration)),
  ];
  return {
    first: Math.max(0, Math.floor(Math.min(9 * 60, ...starts) / 60) - 1),
    last: Math.min(24, Math.ceil(Math.max(17 * 60, ...ends) / 60) + 1),
  };
};

export function TimeGrid(props: TimeGridProps) {
  const { days, zone, items, agents, now } = props;
  const grid = useRef<HTMLDivElement>(null);
  useFocusAfterMove(grid, { pending: props.pending, items });
  const by = useMedia(TOUCHED) ? 'touch' : 'pointer';
  const hours: DayScale = { ...hoursShown(props), hourPx: HOUR_PX[by], leastPx: LEAST_PX[by] };
  const height = (hours.last - hours.first) * hours.hourPx;
  // Something at night is shown, and the day still opens where work begins.
  const usual = hoursShown({ ...props, items: [] });
  const scroller = useRef<HTMLDivElement>(null);
  const above = Math.max(0, usual.first - hours.first) * hours.hourPx;
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = above;
  }, [above]);
  const today = dayOf(zone, now);
  const nowTop = ((minuteIn(zone, now) - hours.first * 60) / 60) * hours.hourPx;
  const isNowShown = days.includes(today) && nowTop > 0 && nowTop < height;
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
                    style={{ top: (hour - hours.first) * hours.hourPx }}
                  >
                    {hour % 12 || 12} {hour < 12 ? 'am' : 'pm'}
                  </span>
                ),
              )}
              {isNowShown ? (
                <span
                  className="absolute right-1 z-1 -translate-y-1/2 bg-raised px-0.5 text-11 font-semibold whitespace-nowrap text-danger tabular-nums"
                  style={{ top: nowTop }}
                >
                  {clockText(zone, now).replace(/\s.*/, '')}
                </span>
              ) : null}
            </div>
            <div ref={grid} className="relative flex min-w-0 flex-1">
              {days.map((day) => (
                <DayColumn
                  key={day}
                  {...props}
                  day={day}
                  hours={hours}
                  grid={grid}
                  isToday={day === today && days.length > 1}
                />
              ))}
              {isNowShown ? (
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
  hours: DayScale;
  grid: RefObject<HTMLDivElement | null>;
  /** Of several days. */
  isToday: boolean;
}

function DayColumn(props: DayColumnProps) {
  const { day, zone, items, outside, agents, hours, isToday, pending } = props;
  const top = (minute: number): number => ((minute - hours.first * 60) / 60) * hours.hourPx;
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
            className={clsx('absolute inset-x-0', isToday ? TODAY_TINT : 'bg-surface')}
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
          style={{ top: at * hours.hourPx }}
        />
      ))}
      {outside
        .filter(({ startTime }) => dayOf(zone, startTime) === day)
        .map(({ agentId, startTime, endTime }) => {
          const from = Math.max(hours.first * 60, minuteIn(zone, startTime));
          const length = (Date.parse(endTime) - Date.parse(startTime)) / MINUTE_MS;
          const to = Math.min(hours.last * 60, minuteIn(zone, startTime) + length);
          return to <= from ? null : (
            <p
              key={`${agentId} ${startTime}`}
              className="absolute inset-x-0.75 overflow-hidden rounded-1 border border-dashed border-control bg-sunken px-1.5 text-11 text-muted"
              style={{ top: top(from) + 1, height: top(to) - top(from) - 2 }}
            >
              {text.busyElsewhere}
            </p>
          );
        })}
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
        <Ghost pending={pending} zone={zone} top={top} hourPx={hours.hourPx} />
      ) : null}
    </div>
  );
}

function Ghost({
  pending,
  zone,
  top,
  hourPx,
}: {
  pending: PendingMove;
  zone: string;
  top: (minute: number) => number;
  hourPx: number;
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
      style={{ top: top(from), height: Math.max(22, (minutes / 60) * hourPx) }}
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
