import {
  CONSENT_TEXT_MAX_LENGTH,
  FORM_FIELDS,
  FORM_ORIGINS_MAX,
  FORM_TEXT_MAX_LENGTH,
  FORM_TITLE_MAX_LENGTH,
  isOrigin,
} from '@propguard/rules/lead-forms/lead-forms';
import { LEAD_INTENTS, LEAD_SOURCES, LEAD_TIMELINES } from '@propguard/rules/leads/facts';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { Aud, LeadStatus } from './lead-facts.ts';
import { PageQuery, pageOf } from './paging.ts';
import { pageRoute, workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

export const LeadFormField = z.object({
  field: z.enum(FORM_FIELDS),
  isRequired: z.boolean().default(false),
});
export type LeadFormField = z.infer<typeof LeadFormField>;

const facts = {
  title: oneLine(FORM_TITLE_MAX_LENGTH).min(1, 'Enter a title.'),
  intro: z.string().trim().max(FORM_TEXT_MAX_LENGTH),
  fields: z
    .array(LeadFormField)
    .max(FORM_FIELDS.length)
    .refine(
      (fields) => new Set(fields.map(({ field }) => field)).size === fields.length,
      'Name each field once.',
    )
    .refine(
      (fields) => fields.some(({ field }) => field === 'email' || field === 'phone'),
      'Ask for an email address or a phone number: otherwise you can’t answer.',
    ),
  source: z.enum(LEAD_SOURCES),
  agentId: Id.nullable(),
  consentText: z
    .string()
    .trim()
    .max(CONSENT_TEXT_MAX_LENGTH)
    .describe('What they agree to, word for word; empty: they are not asked.'),
  thanks: z.string().trim().max(FORM_TEXT_MAX_LENGTH).describe('Shown when it was sent; empty: our words.'),
  asksMore: z.boolean().describe('Whether the qualification questions follow.'),
  origins: z
    .array(z.string().trim().refine(isOrigin, 'Enter a site such as https://www.example.com.au.'))
    .max(FORM_ORIGINS_MAX)
    .describe('Sites that may show it in a frame; none: any site.'),
  isOpen: z.boolean(),
};

/** A form by which strangers become leads. */
export const LeadForm = z.object({
  id: Id,
  slug: z.string(),
  ...facts,
  agent: z.object({ id: Id, name: z.string() }).nullable(),
  sent: z.int().describe('How often it was sent, spam not counted.'),
  createdAt: Instant,
});
export type LeadForm = z.infer<typeof LeadForm>;

export const NewLeadForm = z.object({
  ...facts,
  intro: facts.intro.default(''),
  source: facts.source.default('website'),
  agentId: facts.agentId.default(null),
  consentText: facts.consentText.default(''),
  thanks: facts.thanks.default(''),
  asksMore: facts.asksMore.default(true),
  origins: facts.origins.default([]),
  isOpen: facts.isOpen.default(true),
});
export type NewLeadForm = z.infer<typeof NewLeadForm>;
const FormChange = z.object(facts).partial();
export type LeadFormChange = z.infer<typeof FormChange>;

/** What anybody sees of it. */
export const PublicForm = z.object({
  office: z.string(),
  title: z.string(),
  intro: z.string(),
  fields: z.array(LeadFormField),
  consentText: z.string(),
  opened: z.string().describe('Sent back with the form: when it was opened, so that only people send it.'),
});
export type PublicForm = z.infer<typeof PublicForm>;

export const SentForm = z.object({
  opened: z.string().max(200),
  name: oneLine(PERSON_NAME_MAX_LENGTH).default(''),
  email: oneLine(254).default(''),
  phone: oneLine(40).default(''),
  intent: z.enum(LEAD_INTENTS).nullable().default(null),
  budgetMax: Aud.nullable().default(null),
  timeline: z.enum(LEAD_TIMELINES).nullable().default(null),
  message: z.string().trim().max(FORM_TEXT_MAX_LENGTH).default(''),
  agrees: z.boolean().default(false),
  website: z
    .string()
    .max(500)
    .default('')
    .describe('For machines: people do not see it, and leave it empty.'),
  from: oneLine(300).default('').describe('The page it is on.'),
});
export type SentForm = z.infer<typeof SentForm>;

export const FormThanks = z.object({
  thanks: z.string(),
  answeredBy: z.string().describe('Who answers, and until when, in words.'),
  pass: z.string().nullable().describe('Opens the questions that follow; null: there are none.'),
});
export type FormThanks = z.infer<typeof FormThanks>;

/** Somebody sent it: the lead that they became, and the page on which they did. */
export const FormArrival = z.object({
  id: Id,
  leadId: Id,
  name: z.string().nullable(),
  status: LeadStatus,
  at: Instant,
  detail: z.string().nullable(),
});
export type FormArrival = z.infer<typeof FormArrival>;

const BySlug = z.object({ slug: z.string().min(1).max(120) });
const tags = ['leads'];
const reads = workspaceRoute('agent', 'leads:read');
const manages = workspaceRoute('admin', 'leads:write');

export const leadForms = {
  list: reads
    .route({ method: 'GET', path: '/lead-forms', tags, summary: 'Forms by which people become leads' })
    .output(z.object({ items: z.array(LeadForm) })),
  create: manages
    .route({ method: 'POST', path: '/lead-forms', tags, summary: 'Make a form', successStatus: 201 })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewLeadForm)
    .output(LeadForm),
  change: manages
    .route({ method: 'PATCH', path: '/lead-forms/{id}', tags, summary: 'Change or close a form' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(FormChange.shape))
    .output(LeadForm),
  remove: manages
    .route({ method: 'DELETE', path: '/lead-forms/{id}', tags, summary: 'Remove a form; its leads stay' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  arrivals: reads
    .route({
      method: 'GET',
      path: '/lead-forms/{id}/arrivals',
      tags,
      summary: 'Who sent a form, the newest first',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(PageQuery.extend(ById.shape))
    .output(pageOf(FormArrival)),
  show: pageRoute('slug', 'lead-form')
    .route({ method: 'GET', path: '/forms/{slug}', tags, summary: 'What a form asks' })
    .input(BySlug)
    .output(PublicForm),
  send: pageRoute('slug', 'lead-form')
    .meta({ access: { kind: 'page', page: 'lead-form', parameter: 'slug' }, rate: 'credentials' })
    .route({ method: 'POST', path: '/forms/{slug}', tags, summary: 'Send the form', successStatus: 201 })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(BySlug.extend(SentForm.shape))
    .output(FormThanks),
};
