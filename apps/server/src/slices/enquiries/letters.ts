import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import type { Mail } from '../../providers/mail/mailer.ts';
import type { EnquiryRow } from './store.ts';
import { tourConfirmation } from './tour-confirmation.ts';

const when = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: OFFICE_TIME_ZONE,
});

const timeText = (startsAt: Date): string => `${when.format(startsAt)}, Brisbane time (AEST)`;

const KINDS = {
  sales: { notice: 'A question to sales', confirmation: 'We have your question' },
  call: { notice: 'A demonstration call was booked', confirmation: 'Your demonstration call is booked' },
  tour: { notice: 'A tour was booked', confirmation: 'Your tour is booked' },
};

/** To the operator: everything that was said. */
export const noticeLetter = (publicUrl: string, operator: string, enquiry: EnquiryRow): Mail => {
  const facts = [
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company', enquiry.company],
    ['When', enquiry.startsAt ? timeText(enquiry.startsAt) : ''],
    ['Kind of tour', enquiry.tourType ?? ''],
    ['Language', enquiry.preferredLanguage ?? ''],
  ].filter(([, value]) => value);
  return {
    to: operator,
    subject: KINDS[enquiry.kind].notice,
    text: [
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...(enquiry.message ? [enquiry.message] : []),
      `All enquiries: ${publicUrl}/enquiries`,
    ].join('\n\n'),
  };
};

/** To the address that was given, which may be someone else's: it repeats nothing that was typed into the form. */
export const confirmationLetter = ({ kind, email, startsAt, preferredLanguage }: EnquiryRow): Mail => {
  if (kind === 'tour' && startsAt && preferredLanguage && preferredLanguage !== 'en')
    return { to: email, ...tourConfirmation(preferredLanguage, startsAt) };
  return {
    to: email,
    subject: KINDS[kind].confirmation,
    text: [
      'Hello,',
      startsAt ? `${KINDS[kind].confirmation}: ${timeText(startsAt)}.` : `${KINDS[kind].confirmation}.`,
      'Someone who runs this installation of PropGuard AI will write to you at this address.',
      'If it was not you who asked, you can leave this unread: nothing else will follow.',
    ].join('\n\n'),
  };
};
