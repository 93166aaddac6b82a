import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { agentName } from './agent-name.ts';
import { clockText, dayOf, minuteIn, spanOf } from './calendar-days.ts';
import { calendarQuery } from './queries.ts';
import { text } from './text.ts';

const HOUR = 60;
const USUAL_FROM = 8 * HOUR;
const USUAL_TO = 19 * HOUR;
const DAY_END = 24 * HOUR;

/** Minutes of one day; what goes past midnight ends with the day. */
const spanIn = (zone: string, day: string, from: string, to: string): [number, number] => [
  dayOf(zone, from) < day ? 0 : minuteIn(zone, from),
  dayOf(zone, to) > day ? DAY_END : minuteIn(zone, to),
];
const hourText = (minutes: number): string => {
  const hour = Math.round(minutes / HOUR) % 24;
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
};

interface PaneDayProps {
  appointment: AppointmentDetail;
  zone: string;
  now: Date;
}

/** The agent's day on a scale: what else is booked, this one with what is kept free around it, and now. */
export function PaneDay({ appointment, zone, now }: PaneDayProps) {
  const day = dayOf(zone, appointment.startTime);
  const { data } = useQuery({
    ...calendarQuery({
      ...spanOf(zone, [day]),
      ...(appointment.agent ? { agentId: appointment.agent.id } : {}),
      query: '',
    }),
    enabled: appointment.agent !== null,
  });
  const others = (data?.items ?? []).filter(
    ({ id, status }) => id !== appointment.id && status !== 'cancelled',
  );
  const own = spanIn(zone, day, appointment.startTime, appointment.endTime);
  const busy = spanIn(zone, day, appointment.busyFrom, appointment.busyTo);
  const spans = others.map(({ startTime, endTime }) => spanIn(zone, day, startTime, endTime));
  const from = Math.min(USUAL_FROM, ...[busy, ...spans].map(([start]) => Math.floor(start / HOUR) * HOUR));
  const to = Math.max(USUAL_TO, ...[busy, ...spans].map(([, end]) => Math.ceil(end / HOUR) * HOUR));
  const place = (minute: number): string => `${((minute - from) / (to - from)) * 100}%`;
  const across = ([start, end]: [number, number]) => ({
    left: place(start),
    width: `${((end - start) / (to - from)) * 100}%`,
  });
  const isToday = dayOf(zone, now) === day;
  const nowAt = minuteIn(zone, now);
  const showsNow = isToday && nowAt >= from && nowAt <= to;
  return (
    <div
      role="img"
      aria-label={text.detail.day(
        agentName(appointment),
        others.length,
        clockText(zone, appointment.startTime),
      )}
      className="mt-3"
    >
      <div className="relative h-4 bg-sunken inset-ring inset-ring-line">
        {others.map((other, at) => (
          <i key={other.id} className="absolute inset-y-0 bg-rule" style={across(spans[at] ?? [0, 0])} />
        ))}
        <i className="absolute top-1/2 h-px bg-ink" style={across(busy)} />
        {busy.map((edge, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: an edge has no identity but its side
            key={at}
            className="absolute inset-y-0.75 w-px bg-ink"
            style={{ left: place(edge) }}
          />
        ))}
        <i className="absolute -inset-y-0.5 bg-accent" style={across(own)} />
        {showsNow ? (
          <i className="absolute -inset-y-1 w-px bg-danger" style={{ left: place(nowAt) }} />
        ) : null}
      </div>
      <div className="relative mt-1.5 h-4 text-11 text-muted tabular-nums">
        <span className="absolute left-0">{hourText(from)}</span>
        <span className="absolute right-0">{hourText(to)}</span>
        <DayMark at={place(own[0])} hidden={nearEnd(own[0], from, to)} strong>
          {clockText(zone, appointment.startTime)}
        </DayMark>
        {showsNow && Math.abs(nowAt - own[0]) > 2 * HOUR ? (
          <DayMark at={place(nowAt)} hidden={nearEnd(nowAt, from, to)}>
            {text.detail.now}
          </DayMark>
        ) : null}
      </div>
    </div>
  );
}

/** Its word would lie on that of the end. */
const nearEnd = (minute: number, from: number, to: number): boolean => {
  const share = (minute - from) / (to - from);
  return share < 0.14 || share > 0.86;
};

function DayMark({
  at,
  hidden,
  strong = false,
  children,
}: {
  at: string;
  hidden: boolean;
  strong?: boolean;
  children: string;
}) {
  if (hidden) return null;
  return (
    <span
      className={clsx('absolute -translate-x-1/2 whitespace-nowrap', strong && 'font-semibold text-ink')}
      style={{ left: at }}
    >
      {children}
    </span>
  );
}
