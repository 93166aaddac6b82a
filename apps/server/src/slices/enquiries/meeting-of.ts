import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import { CALL_MINUTES } from '@propguard/rules/enquiries/call-times';
import type { TourType } from '@propguard/rules/enquiries/tour-types';

/** A call or a tour, as an appointment. */
export type Meeting = { kind: AppointmentKind; locationType: LocationType; minutes: number };

const PLACES: Record<TourType, LocationType> = { virtual: 'virtual', live: 'physical', hybrid: 'hybrid' };

export const CALL: Meeting = { kind: 'consultation', locationType: 'phone', minutes: CALL_MINUTES };
/** CORE-CONST-16: 30, 45 or 60 minutes. */
export const tourOf = (type: TourType, minutes: number): Meeting => ({
  kind: 'virtual-tour',
  locationType: PLACES[type],
  minutes,
});
