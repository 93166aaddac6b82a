import { APPOINTMENT_KINDS, type AppointmentKind } from '@propguard/rules/appointments/appointment-kinds';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
} from '@propguard/rules/appointments/appointment-status';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { type CalendarMode, MODES } from './calendar-days.ts';

const oneOf = <V extends string>(values: readonly V[], value: string | null): V | null =>
  values.find((each) => each === value) ?? null;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the screen shows is in its address, so that a link leads to the same. */
export function useAppointmentsAddress(today: string) {
  const { params, change } = useAddressParams();
  const day = params.get('day') ?? '';
  return {
    view: params.get('view') === 'list' ? ('list' as const) : ('calendar' as const),
    mode: oneOf<CalendarMode>(MODES, params.get('mode')) ?? 'week',
    day: DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
    status: oneOf<AppointmentStatus>(APPOINTMENT_STATUSES, params.get('status')),
    type: oneOf<AppointmentKind>(APPOINTMENT_KINDS, params.get('type')),
    agentId: params.get('agent'),
    query: params.get('q') ?? '',
    selectedId: params.get('appointment'),
    /** A lead for whom one is to be booked. */
    bookFor: params.get('book'),
    isByVideo: params.get('by') === 'video',
    change,
  };
}
