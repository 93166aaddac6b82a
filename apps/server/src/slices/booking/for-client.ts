import { leftToRight } from '@propguard/rules/languages/left-to-right';
import { phoneText } from '@propguard/rules/people/phone-text';
import { type BookingText, bookingText } from '../../letters/bookings/booking-words.ts';
import { isUsualTitle } from '../appointments/title-for.ts';
import type { BookedRow, Office } from './store.ts';

/** The words in which the client of a booking is written to. */
export const textFor = ({ clientLanguage }: BookedRow): BookingText => bookingText(clientLanguage ?? 'en');

/** Whom to call on the day, if they have a number. */
export const callLine = (row: BookedRow): string | null => {
  const { agentName, agentPhone } = row;
  if (!agentPhone) return null;
  const text = textFor(row);
  const phone = leftToRight(row.clientLanguage ?? 'en', phoneText(agentPhone));
  return agentName ? text.call({ agent: agentName, phone }) : text.callUs({ phone });
};

/** A booking as its client's calendar and letters name it: in their language, after the agent, and with their number. */
export const forClient = (row: BookedRow, office: Office): BookedRow['appointment'] => {
  const { appointment, agentName, clientName } = row;
  const text = textFor(row);
  return {
    ...appointment,
    // They know their own name.
    title: isUsualTitle(appointment, clientName)
      ? text.title({ what: text.kinds[appointment.kind], whom: agentName ?? office.name })
      : appointment.title,
    instructions: [appointment.instructions, callLine(row)].filter(Boolean).join('\n\n') || null,
  };
};
