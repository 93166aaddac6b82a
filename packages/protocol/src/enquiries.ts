import { COMPANY_MAX_LENGTH, ENQUIRY_MESSAGE_MAX_LENGTH } from '@propguard/rules/enquiries/enquiry-limits';
import { TOUR_TYPES } from '@propguard/rules/enquiries/tour-types';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { credentialRoute, operatorRoute, publicRoute } from './route.ts';
import { ById, Day, Done, Email, Id, Instant, MaybePhone, oneLine } from './shapes.ts';

export const ENQUIRY_KINDS = ['sales', 'call', 'tour'] as const;

const Name = oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter your name.');
const Message = z.string().trim().max(ENQUIRY_MESSAGE_MAX_LENGTH);
const Person = z.object({ name: Name, email: Email, phone: MaybePhone });

export const SalesEnquiry = Person.extend({
  company: oneLine(COMPANY_MAX_LENGTH).default(''),
  message: Message.min(1, 'Say what you’d like to know.'),
});

export const CallEnquiry = Person.extend({
  startsAt: z.iso.datetime('Choose a time.').describe('One of the times that are offered.'),
  message: Message.default(''),
});

/** CORE-DEMO-15 */
export const TourEnquiry = Person.extend({
  slotId: z.string().min(1, 'Choose a time.').max(40),
  preferredLanguage: z.enum(LANGUAGE_CODES),
  tourType: z.enum(TOUR_TYPES),
  message: Message.default(''),
});

/** CORE-ENT-30 */
export const TourSlot = z.object({
  id: z.string(),
  date: Day,
  time: z.string().describe('Of the day, in the time zone named beside the list: `09:30`.'),
  startsAt: Instant,
  duration: z.int().describe('Minutes.'),
  type: z.enum(TOUR_TYPES),
  available: z.boolean(),
  price: z.number().optional().describe('Australian dollars.'),
});
export type TourSlot = z.infer<typeof TourSlot>;

export const CallSlot = z.object({
  date: Day,
  time: z.string(),
  startsAt: Instant,
  available: z.boolean(),
});
export type CallSlot = z.infer<typeof CallSlot>;

const slotsOf = <T extends z.ZodType>(slot: T) => z.object({ timeZone: z.string(), items: z.array(slot) });

export const Enquiry = z.object({
  id: Id,
  kind: z.enum(ENQUIRY_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  message: z.string(),
  startsAt: Instant.nullable(),
  preferredLanguage: z.enum(LANGUAGE_CODES).nullable(),
  tourType: z.enum(TOUR_TYPES).nullable(),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const ReceivedEnquiry = z.object({
  id: Id,
  startsAt: Instant.nullable(),
  code: z.string().nullable().describe('Names what was booked, where an agent’s time was taken.'),
  path: z.string().nullable().describe('Where it is moved or cancelled; null: nothing was booked.'),
  mailed: z.boolean().describe('Whether the confirmation goes out by mail.'),
});
export type ReceivedEnquiry = z.infer<typeof ReceivedEnquiry>;

const tags = ['enquiries'];

export const enquiries = {
  askSales: credentialRoute
    .route({
      method: 'POST',
      path: '/enquiries/sales',
      tags,
      summary: 'Ask the people behind this installation',
    })
    .input(SalesEnquiry)
    .output(ReceivedEnquiry),
  callSlots: publicRoute
    .route({ method: 'GET', path: '/enquiries/call-slots', tags, summary: 'Times for a demonstration call' })
    .output(slotsOf(CallSlot)),
  bookCall: credentialRoute
    .route({ method: 'POST', path: '/enquiries/calls', tags, summary: 'Book a demonstration call' })
    .errors(errorsOf('TIME_TAKEN'))
    .input(CallEnquiry)
    .output(ReceivedEnquiry),
  tourSlots: publicRoute
    .route({ method: 'GET', path: '/enquiries/tour-slots', tags, summary: 'Tours of the coming weekdays' })
    .output(slotsOf(TourSlot)),
  bookTour: credentialRoute
    .route({ method: 'POST', path: '/enquiries/tours', tags, summary: 'Book a tour' })
    .errors(errorsOf('TIME_TAKEN'))
    .input(TourEnquiry)
    .output(ReceivedEnquiry),
  list: operatorRoute
    .route({ method: 'GET', path: '/enquiries', tags, summary: 'What was asked and booked, newest first' })
    .input(PageQuery.extend({ kind: z.enum(ENQUIRY_KINDS).optional() }))
    .output(pageOf(Enquiry)),
  mark: operatorRoute
    .route({ method: 'PATCH', path: '/enquiries/{id}', tags, summary: 'Mark as answered, or not' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ answered: z.boolean() }))
    .output(Enquiry),
  remove: operatorRoute
    .route({
      method: 'DELETE',
      path: '/enquiries/{id}',
      tags,
      summary: 'Remove an enquiry for good; its time is free again',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};
