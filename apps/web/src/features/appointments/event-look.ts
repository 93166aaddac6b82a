import type { Appointment } from '@propguard/protocol/appointment-detail';
import { isOverdue } from '@propguard/rules/appointments/appointment-status';
import { House, type LucideIcon, MessageSquare, Orbit, Phone, Users } from 'lucide-react';
import { text } from './text.ts';

export const KIND_ICONS: Record<Appointment['type'], LucideIcon> = {
  viewing: House,
  consultation: MessageSquare,
  'virtual-tour': Orbit,
  meeting: Users,
  'follow-up': Phone,
};

export type EventState = 'done' | 'cancelled' | 'open' | 'confirmed' | 'live' | 'overdue';

/** Done is grey, unconfirmed is outlined, live is filled, overdue is red: each with its word. */
export const stateOf = (appointment: Appointment, now: Date): EventState => {
  const { status, startTime } = appointment;
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed') return 'done';
  if (status === 'in-progress') return 'live';
  if (isOverdue({ status, startsAt: new Date(startTime) }, now)) return 'overdue';
  return status === 'confirmed' ? 'confirmed' : 'open';
};

const HOUR_MINUTES = 60;
/** OPS-APPT-30: from an hour on in hours and minutes. */
export const durationText = (minutes: number): string => {
  const whole = Math.round(minutes);
  if (whole < HOUR_MINUTES) return `${whole} min`;
  const rest = whole % HOUR_MINUTES;
  return `${Math.floor(whole / HOUR_MINUTES)} h${rest === 0 ? '' : ` ${rest} min`}`;
};

const DAY_MS = 86_400_000;
export const daysSince = (instant: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS);

export const stateWord = (appointment: Appointment, now: Date): string => {
  const state = stateOf(appointment, now);
  if (state === 'live') return text.live;
  if (state === 'overdue') return text.overdueSince(daysSince(appointment.startTime, now));
  if (appointment.outcome) return text.outcomes[appointment.outcome];
  return text.statuses[appointment.status];
};

/** Lighter than what is confirmed, which would be lost on it. */
export const TODAY_TINT = 'bg-[color-mix(in_oklab,var(--accent-soft)_35%,var(--surface))]';

export const EVENT_LOOKS: Record<EventState, string> = {
  done: 'bg-sunken text-muted [--edge:var(--rule)]',
  cancelled: 'bg-sunken text-muted line-through [--edge:var(--rule)]',
  open: 'bg-surface inset-ring inset-ring-rule [--edge:var(--control)]',
  confirmed: 'bg-accent-soft [--edge:var(--accent)]',
  live: 'bg-accent text-on-accent [--edge:var(--accent)]',
  overdue: 'bg-danger-soft text-danger [--edge:var(--danger-fill)]',
};
