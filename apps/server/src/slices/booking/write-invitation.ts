import { whenText } from '@propguard/rules/time/time-texts';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { calendarFile } from '../appointments/calendar-file.ts';
import { hasChannel } from '../outbound/has-channel.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { bookingLink } from './booking-links.ts';
import { callLine, forClient } from './for-client.ts';
import { findBooked, findOffice } from './store.ts';

export type InvitationReason = 'booked' | 'moved' | 'changed' | 'cancelled';

const SUBJECTS: Record<InvitationReason, (title: string, when: string) => string> = {
  booked: (title, when) => `Confirmed: ${title}, ${when}`,
  moved: (title, when) => `New time: ${title}, ${when}`,
  changed: (title, when) => `New details: ${title}, ${when}`,
  cancelled: (title, when) => `Cancelled: ${title}, ${when}`,
};

const FIRST_LINES: Record<InvitationReason, (when: string, withWhom: string) => string> = {
  booked: (when, withWhom) => `You’re booked${withWhom} for ${when}.`,
  moved: (when, withWhom) => `Your booking${withWhom} has a new time: ${when}.`,
  changed: (when, withWhom) => `The details of your booking${withWhom} on ${when} have changed.`,
  cancelled: (when, withWhom) => `Your booking${withWhom} on ${when} has been cancelled.`,
};

/** Who sends it, for calendars: the address that letters come from. */
const addressIn = (from: string): string => from.match(/<([^>]+)>/)?.[1] ?? from;

/**
 * Tells the client what became of their booking, with an invitation that their calendar understands: the same name
 * each time, a higher number, so that the entry moves or goes instead of doubling.
 */
export const writeInvitation = async (
  { services, tx }: OpenedScope,
  { id, workspaceId, personId }: AppointmentTold,
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
  const { agentName } = row;
  const call = callLine(row);
  const when = `${whenText('en', appointment.zone, appointment.startsAt)} (${appointment.zone})`;
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
  const withWhom = agentName ? ` with ${agentName}` : '';
  const note = [
    `${SUBJECTS[reason](appointment.title, when)}${withWhom}. Code ${appointment.code}.`,
    ...(isOff ? [] : [url]),
  ].join(' ');
  await writeToPerson(scope, {
    addressId: address.id,
    purpose: 'service',
    key: `booking:${id}:${appointment.sequence}`,
    subject: SUBJECTS[reason](appointment.title, whenText('en', appointment.zone, appointment.startsAt)),
    text: isMail
      ? [
          `Hello${person.name ? ` ${person.name}` : ''},`,
          FIRST_LINES[reason](when, withWhom),
          ...(isOff || !place ? [] : [`Where: ${place}`]),
          ...(isOff ? (call ? [call] : []) : appointment.instructions ? [appointment.instructions] : []),
          `Your booking code is ${appointment.code}. Quote it if you call.`,
          ...(isOff ? [] : [`To move or cancel it, up to two hours before: ${url}`]),
          office.name,
        ].join('\n\n')
      : note,
    eventAt: appointment.startsAt,
    attachments: isMail
      ? [{ name: 'invite.ics', mediaType: 'text/calendar', content: Buffer.from(content, 'utf8') }]
      : [],
  });
};
