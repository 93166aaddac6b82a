import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { clockText, dayOf, longDayText } from './calendar-days.ts';

/** What is handed on of one: what, when, with whom, where. Notes stay inside. */
export const detailsText = (appointment: AppointmentDetail, zone: string): string =>
  [
    appointment.title,
    `${longDayText(dayOf(zone, appointment.startTime))}, ${clockText(zone, appointment.startTime)} – ${clockText(zone, appointment.endTime)} (${zone})`,
    appointment.agent?.name,
    appointment.address,
    appointment.meetingLink,
    appointment.instructions,
  ]
    .filter((line) => line)
    .join('\n');
