import type { Booked, NewBooking } from '@propguard/protocol/booking';
import type { NewAddress } from '@propguard/protocol/people';
import { BOOKING_FORM, NEWS_CONSENT } from '@propguard/rules/booking/booking-pages';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { PageScope } from '../../access/page-scope.ts';
import { Failure, fail, invalid } from '../../fail.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { agreeByForm } from '../consent/agree-by-form.ts';
import { type ReceivedLead, receiveLead } from '../leads/receive-lead.ts';
import { isMailConfigured } from '../outbound/is-mail-configured.ts';
import { getPerson } from '../people/get-person.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { bookingLink } from './booking-links.ts';
import { findHome } from './find-home.ts';
import { soughtBy } from './list-page-times.ts';
import { pageOf } from './show-page.ts';
import { findBooked, findOffice } from './store.ts';
import { toBooking } from './view.ts';

type Client = ReceivedLead & {
  /** A number that somebody else is known by, for the agent to read. */
  looseNumber: string;
};

const checkedPhone = (phone: string): string | null => {
  if (phone === '') return null;
  const found = normaliseAddress('phone', phone);
  if ('problem' in found) throw invalid({ field: 'phone', message: found.problem });
  return found.value;
};

/**
 * Who books, as a lead. A stranger is not told whose a number is: one that is another person's is left to the agent, and
 * nobody is made one of two people.
 */
const clientOf = async (
  scope: PageScope,
  { name, email, phone, holdId }: NewBooking,
  agentId: string | null,
): Promise<Client> => {
  const normalised = normaliseAddress('email', email);
  if ('problem' in normalised) throw invalid({ field: 'email', message: normalised.problem });
  const number = checkedPhone(phone);
  const receive = (addresses: NewAddress[]): Promise<ReceivedLead> =>
    receiveLead(
      { ...scope, accountId: null },
      {
        name,
        addresses,
        facts: {},
        source: 'website',
        touch: { kind: 'booking', ref: holdId },
        ...(agentId ? { agentId } : {}),
        // The agent hears of the appointment itself.
        isWaiting: false,
      },
    );
  const mail: NewAddress = { kind: 'email', value: email };
  if (number === null) return { ...(await receive([mail])), looseNumber: '' };
  try {
    return { ...(await receive([mail, { kind: 'phone', value: number }])), looseNumber: '' };
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'VALIDATION_FAILED')) throw error;
    return { ...(await receive([mail])), looseNumber: number };
  }
};

/** What the agent reads beside it. */
const notesOf = ({ people, note }: NewBooking, looseNumber: string): string =>
  [
    inEnglish('{count, plural, one {One person comes.} other {# people come.}}', { count: people }),
    ...(note ? [note] : []),
    ...(looseNumber ? [`They gave the number ${looseNumber}, which is known of somebody else.`] : []),
  ].join('\n\n');

/** Whether this person has booked by this hold already: an answer that was lost on its way is given again. */
const isOwnBooking = async (scope: PageScope, { holdId, email }: NewBooking): Promise<boolean> => {
  const row = await findBooked(scope.tx, holdId);
  if (!row?.appointment.personId || row.appointment.bookedBy !== 'client') return false;
  const { addresses } = await getPerson(scope, row.appointment.personId);
  return addresses.some(({ kind, value }) => kind === 'email' && value === email);
};

const answer = async (scope: PageScope, appointmentId: string): Promise<Booked> => {
  const row = await findBooked(scope.tx, appointmentId);
  if (!row) throw fail('TIME_TAKEN');
  const { pass } = await bookingLink(scope, appointmentId);
  return {
    booking: toBooking(row, await findOffice(scope.tx, scope.workspaceId)),
    pass,
    mailed: await isMailConfigured(scope),
  };
};

/** The time that was kept becomes a booking; whoever it is becomes a person that the workspace knows. */
export const bookByPage = async (scope: PageScope, booking: NewBooking): Promise<Booked> => {
  const { kind } = await soughtBy(scope, booking.place);
  if (await isOwnBooking(scope, booking)) return answer(scope, booking.holdId);
  const { page } = await pageOf(scope);
  const { personId, leadId, looseNumber } = await clientOf(scope, booking, page.agentId);
  const home = page.propertyId ? await findHome(scope, page.propertyId) : null;
  const { id } = await bookAppointment(scope, {
    holdId: booking.holdId,
    kind,
    personId,
    agentId: null,
    title: page.title,
    locationType: booking.place,
    address: booking.place === 'virtual' || booking.place === 'phone' ? null : (home?.address ?? null),
    meetingLink: null,
    instructions: page.note || null,
    notes: notesOf(booking, looseNumber),
    participantIds: [],
    propertyId: page.propertyId,
    leadId,
    outsideHours: false,
    isConfirmed: true,
    by: 'client',
  });
  if (booking.wantsNews) {
    const { addresses } = await getPerson(scope, personId);
    const mail = addresses.find((known) => known.kind === 'email');
    const office = await findOffice(scope.tx, scope.workspaceId);
    if (mail)
      await agreeByForm(scope, {
        addressId: mail.id,
        personId,
        channel: 'email',
        textShown: NEWS_CONSENT(office.name),
        form: BOOKING_FORM,
      });
  }
  return answer(scope, id);
};
