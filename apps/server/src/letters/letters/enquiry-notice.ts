import { TOUR_TYPES } from '@propguard/rules/enquiries/tour-types';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@propguard/rules/languages/languages';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';
import { officeTime } from '../office-time.ts';

const SUBJECTS = {
  sales: 'A question to sales',
  call: 'A demo call was booked',
  tour: 'A tour was booked',
};

const nameOf = (language: LanguageCode | null): string =>
  LANGUAGES.find(({ code }) => code === language)?.name ?? '';

/** To the operator: everything that was said. */
export const enquiryNotice = defineLetter({
  name: 'enquiry-notice',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({
    kind: z.enum(['sales', 'call', 'tour']),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    startsAt: z.date().nullable(),
    tourType: z.enum(TOUR_TYPES).nullable(),
    preferredLanguage: z.enum(LANGUAGE_CODES).nullable(),
    message: z.string(),
  }),
  compose: (enquiry, { url }) => {
    const facts: [string, string][] = [
      ['Name', enquiry.name],
      ['Email', enquiry.email],
      ['Phone', enquiry.phone],
      ['Company', enquiry.company],
      ['When', enquiry.startsAt ? officeTime('en', enquiry.startsAt) : ''],
      ['Kind of tour', enquiry.tourType ?? ''],
      ['Language', nameOf(enquiry.preferredLanguage)],
    ];
    return {
      subject: SUBJECTS[enquiry.kind],
      parts: [
        { kind: 'facts', facts: facts.filter(([, value]) => value) },
        ...(enquiry.message ? [{ kind: 'quote' as const, text: enquiry.message }] : []),
        { kind: 'action', label: 'All enquiries', url: url(pathTo(PATHS.enquiries, {})) },
      ],
      why: 'You get this because you run this installation of PropGuard AI.',
    };
  },
});
