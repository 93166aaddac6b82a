import type { Appointment } from '@propguard/protocol/appointment-detail';
import { mayJoin } from '@propguard/rules/appointments/appointment-status';
import { clsx } from 'clsx';
import { Check, CircleAlert, Clock, Radio, UserX, Video, X } from 'lucide-react';
import { buttonLook } from '../../ui/controls/button-look.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { agentName } from './agent-name.ts';
import { clockText, dayOf, shortDayText } from './calendar-days.ts';
import { CloseMenu } from './close-menu.tsx';
import { durationText, type EventState, KIND_ICONS, stateOf, stateWord } from './event-look.ts';
import { text } from './text.ts';

const TONES: Record<EventState, BadgeTone> = {
  done: 'neutral',
  cancelled: 'neutral',
  open: 'neutral',
  confirmed: 'positive',
  live: 'accent',
  overdue: 'danger',
};
const ICONS = {
  done: Check,
  cancelled: X,
  open: Clock,
  confirmed: Check,
  live: Radio,
  overdue: CircleAlert,
};

export function StatusBadge({ appointment, now }: { appointment: Appointment; now: Date }) {
  const state = stateOf(appointment, now);
  return (
    <Badge tone={TONES[state]} icon={appointment.outcome === 'no-show' ? UserX : ICONS[state]}>
      {stateWord(appointment, now)}
    </Badge>
  );
}

/** OPS-APPT-13: a link of its own tab. */
export function JoinLink({
  appointment,
  label,
  kind,
}: {
  appointment: Pick<Appointment, 'status' | 'meetingLink'>;
  label: string;
  kind?: 'primary';
}) {
  if (!mayJoin(appointment) || appointment.meetingLink === null) return null;
  return (
    <a
      href={appointment.meetingLink}
      target="_blank"
      rel="noreferrer"
      className={buttonLook({ size: kind ? 'md' : 'sm', ...(kind ? { kind } : {}) })}
    >
      <Icon of={Video} />
      {label}
    </a>
  );
}

interface AppointmentTableProps {
  label: string;
  items: readonly Appointment[];
  zone: string;
  now: Date;
  selectedId: string | null;
  /** Whether overdue ones are closed here. */
  mayChange: boolean;
  onOpen: (id: string) => void;
}

/** OPS-APPT-10, -11: today is blue, overdue is red. */
export function AppointmentTable(props: AppointmentTableProps) {
  const { label, items, zone, now, selectedId, mayChange, onOpen } = props;
  const today = dayOf(zone, now);
  return (
    <div className="@container overflow-x-auto">
      <table aria-label={label} className="w-full text-13">
        <thead className="max-md:sr-only">
          <tr className="text-left text-12 text-muted">
            {Object.entries(text.columns).map(([column, name]) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'px-2 py-2 font-medium first:pl-4 md:first:pl-5',
                  column === 'agent' && 'hidden @min-[56rem]:table-cell',
                )}
              >
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{text.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((appointment) => {
            const state = stateOf(appointment, now);
            const day = dayOf(zone, appointment.startTime);
            return (
              <tr
                key={appointment.id}
                data-state={state === 'overdue' ? 'overdue' : day === today ? 'today' : undefined}
                aria-selected={selectedId === appointment.id}
                className={clsx(
                  'border-t border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-2 max-md:px-4 max-md:py-2.5 md:h-10 md:[&>td]:px-2 md:[&>td:first-child]:pl-5 md:[&>td:last-child]:pr-5',
                  state === 'overdue' ? 'bg-danger-soft' : day === today && 'bg-accent-soft',
                  selectedId === appointment.id && 'outline-2 -outline-offset-2 outline-accent',
                )}
              >
                <td className="whitespace-nowrap">
                  <button
                    type="button"
                    onClick={() => onOpen(appointment.id)}
                    className="touch-area text-left font-semibold hover:underline"
                  >
                    {day === today ? text.today : shortDayText(day)}, {clockText(zone, appointment.startTime)}
                  </button>{' '}
                  <span className="text-muted">{durationText(appointment.duration)}</span>
                </td>
                <td className="whitespace-nowrap max-md:order-3">
                  <span className="inline-flex items-center gap-2 align-middle">
                    <Icon of={KIND_ICONS[appointment.type]} size={14} className="text-muted" />
                    {text.kinds[appointment.type]}
                  </span>
                </td>
                <td className="max-w-36 truncate max-md:order-2 max-md:col-span-2 max-md:max-w-none @min-[56rem]:max-w-56">
                  {appointment.client ? (appointment.client.name ?? appointment.title) : appointment.title}
                </td>
                <td className="hidden max-w-40 truncate @min-[56rem]:table-cell">{agentName(appointment)}</td>
                <td className="max-w-72 truncate max-md:order-4 max-md:text-right">
                  {text.locations[appointment.locationType]}
                  {appointment.address ? (
                    <span className="ml-2 hidden text-muted @min-[56rem]:inline">{appointment.address}</span>
                  ) : null}
                </td>
                <td className="max-md:order-1 max-md:justify-self-end">
                  <StatusBadge appointment={appointment} now={now} />
                </td>
                <td className="text-right max-md:order-5 max-md:col-span-2">
                  {state === 'overdue' && mayChange ? (
                    <CloseMenu appointment={appointment} />
                  ) : (
                    <JoinLink appointment={appointment} label={text.join} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** OPS-APPT-09, -29 */
export function TableSkeleton() {
  return (
    <Loading label={text.loading}>
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          data-testid="skeleton-row"
          className="flex h-10 items-center gap-6 border-t border-line px-5"
        >
          <Skeleton width={148} height={10} />
          <Skeleton width={76} height={10} />
          <Skeleton width={104} height={10} />
          <Skeleton width={84} height={20} />
        </div>
      ))}
    </Loading>
  );
}
