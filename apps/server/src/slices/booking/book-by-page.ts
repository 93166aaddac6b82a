import type { Booked, NewBooking } from '@propguard/protocol/booking';
import { BOOKING_FORM } from '@propguard/rules/booking/booking-pages';
import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { newsConsent } from '@propguard/rules/booking/news-consent';
import { LANGUAGES } from '@propguard/rules/languages/languages';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { PageScope } from '../../access/page-scope.ts';
import { Failure, fail, invalid } from '../../fail.ts';
import { agreeByForm } from '../consent/agree-by-form.ts';
import { isMailConfigured } from '../outbound/is-mail-configured.ts';
import { addAddress } from '../people/change-addresses.ts';
import { getPerson } from '../people/get-person.ts';
import { bookHeld } from './book-held.ts';
import { bookingLink } from './booking-links.ts';
import { soughtBy } from './list-page-times.ts';
import { receiveClient } from './receive-client.ts';
import { bookingShown } from './show-booking.ts';
import { pageOf } from './show-page.ts';
import { findBooked, findOffice } from './store.ts';

/** What the agent reads beside it. */
const notesOf = ({ people, note, language }: NewBooking, looseNumber: string): string =>
  [
    inEnglish('{count, plural, one {One person is coming.} other {# people are coming.}}', { count: people }),
    ...(language === 'en'
      ? []
      : [`They booked in ${LANGUAGES.find(({ code }) => code === language)?.name ?? language}.`]),
    ...(note ? [note] : []),
    ...(looseNumber ? [`They gave the number ${looseNumber}, which belongs to someone else you know.`] : []),
  ].join('\n\n');

/** Whether this person has booked by this hold already: an answer that was lost on its way is given again. */
const isOwnBooking = async (scope: PageScope, { holdId, email }: NewBooking): Promise<boolean> => {
  const row = await findBooked(scope.tx, holdId);
  if (!row?.appointment.personId || row.appointment.bookedBy !== 'client') return false;
  const { addresses } = await getPerson(scope, row.appointment.personId);
  return addresses.some(({ kind, value }) => kind === 'email' && value === email);
};

/** Their number as a WhatsApp address; false when it is another person's there, and they are reminded otherwise. */
const knowOnWhatsApp = async (scope: PageScope, personId: string, phone: string): Promise<boolean> => {
  if (phone === '') throw invalid({ field: 'phone', message: BOOKING_REFUSALS.phoneForWhatsApp });
  try {
    await scope.tx.transaction((tx) =>
      addAddress({ ...scope, tx }, { id: personId, kind: 'whatsapp', value: phone }),
    );
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'VALIDATION_FAILED') return false;
    throw error;
  }
};

/** What somebody who has just booked is told. */
export const bookedAnswer = async (
  scope: Pick<PageScope, 'services' | 'tx' | 'workspaceId'>,
  appointmentId: string,
): Promise<Booked> => {
  const row = await findBooked(scope.tx, appointmentId);
  if (!row) throw fail('TIME_TAKEN');
  const { pass } = await bookingLink(scope, appointmentId);
  return {
    booking: await bookingShown(scope, row),
    pass,
    mailed: await isMailConfigured(scope),
  };
};

/** The time that was kept becomes a booking; whoever it is becomes a person that the workspace knows. */
export const bookByPage = async (scope: PageScope, booking: NewBooking): Promise<Booked> => {
  await soughtBy(scope, booking.place);
  if (await isOwnBooking(scope, booking)) return bookedAnswer(scope, booking.holdId);
  const row = await pageOf(scope);
  const { page } = row;
  const { personId, leadId, looseNumber } = await receiveClient(scope, booking, {
    source: 'website',
    touch: { kind: 'booking', ref: booking.holdId },
    language: booking.language,
    ...(page.agentId ? { agentId: page.agentId } : {}),
  });
  const byWhatsApp = booking.byWhatsApp && (await knowOnWhatsApp(scope, personId, booking.phone));
  const { id } = await bookHeld(scope, row, {
    holdId: booking.holdId,
    place: booking.place,
    personId,
    leadId,
    notes: notesOf(booking, looseNumber),
    byWhatsApp,
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
        textShown: newsConsent(office.name, booking.language),
        form: BOOKING_FORM,
      });
  }
  return bookedAnswer(scope, id);
};
