import { lacksLink } from '@propguard/rules/appointments/appointment-kinds';
import { whenText } from '@propguard/rules/time/time-texts';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { greeting } from '../../letters/bookings/booking-words.ts';
import { calendarFile } from '../appointments/calendar-file.ts';
import { hasChannel } from '../outbound/has-channel.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { bookingLink } from './booking-links.ts';
import { callLine, forClient, textFor } from './for-client.ts';
import { findBooked, findOffice } from './store.ts';

export type InvitationReason = 'booked' | 'moved' | 'changed' | 'cancelled';

/** Whoever has just booked, moved or cancelled looks for the answer now, at night as well. */
const ASKED_BY_CLIENT: readonly AppointmentTold['by'][] = ['client', 'assistant', 'enquiry'];

/** Who sends it, for calendars: the address that letters come from. */
const addressIn = (from: string): string => from.match(/<([^>]+)>/)?.[1] ?? from;

/**
 * Tells the client what became of their booking, with an invitation that their calendar understands: the same name
 * each time, a higher number, so that the entry moves or goes instead of doubling.
 */
export const writeInvitation = async (
  { services, tx }: OpenedScope,
  { id, workspaceId, personId, by }: AppointmentTold,
  reason: InvitationReason,
): Promise<void> => {
  const scope = { services, tx, workspaceId };
  const row = await findBooked(tx, id);
  if (!row || !personId) return;
  const person = await getPerson(scope, personId);
  const address =
    person.addresses.find(({ kind }) => kind === 'email') ??
    ((await hasChannel(scope, 'sms')) ? person.addresses.find(({ kind }) => kind === 'phone') : undefined);
  if (!address) return;
  const isMail = address.kind === 'email';
  const office = await findOffice(tx, workspaceId);
  const appointment = forClient(row, office);
  const text = textFor(row);
  const call = callLine(row);
  const { title, zone, code } = appointment;
  const shortWhen = whenText(row.clientLanguage ?? 'en', zone, appointment.startsAt);
  const when = `${shortWhen} (${zone})`;
  const isOff = reason === 'cancelled';
  const { url } = await bookingLink(scope, id);
  const place = [appointment.address, appointment.meetingLink].filter(Boolean).join(', ');
  const content = calendarFile({
    method: isOff ? 'CANCEL' : 'REQUEST',
    name: office.name,
    entries: [appointment],
    organizer: { name: office.name, email: addressIn(services.config.mail.from) },
    attendee: { name: person.name, email: address.value },
  });
  const note = [
    `${text.subjects[reason]({ title, when })}.`,
    // Who has only the text must know where to come.
    ...(isOff || !place ? [] : [`${text.where({ place })}.`]),
    text.shortCode({ code }),
    ...(isOff ? [] : [url]),
  ].join(' ');
  await writeToPerson(scope, {
    addressId: address.id,
    purpose: ASKED_BY_CLIENT.includes(by) ? 'reply' : 'service',
    key: `booking:${id}:${appointment.sequence}`,
    subject: text.subjects[reason]({ title, when: shortWhen }),
    text: isMail
      ? [
          greeting(text, person.name),
          text.lines[reason]({ title, when }),
          ...(isOff || !place ? [] : [text.where({ place })]),
          ...(!isOff && lacksLink(appointment) ? [text.linkToCome] : []),
          ...(isOff ? (call ? [call] : []) : appointment.instructions ? [appointment.instructions] : []),
          text.code({ code }),
          ...(isOff ? [] : [text.change({ url })]),
          office.name,
        ].join('\n\n')
      : note,
    eventAt: appointment.startsAt,
    attachments: isMail
      ? [{ name: 'invite.ics', mediaType: 'text/calendar', content: Buffer.from(content, 'utf8') }]
      : [],
  });
};
