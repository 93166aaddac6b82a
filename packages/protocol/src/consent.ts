import { CONSENT_CHANNELS, CONSENT_KINDS, CONSENT_SOURCES } from '@propguard/rules/consent/consent-events';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { AddressKind } from './people.ts';
import { linkRoute, workspaceRoute } from './route.ts';
import { ById, Done, GuestPass, Id, Instant } from './shapes.ts';

const ConsentChannel = z.enum(CONSENT_CHANNELS);
const TEXT_MAX_LENGTH = 4_000;
const FORM_MAX_LENGTH = 200;

const Standing = z.object({
  channel: ConsentChannel,
  basis: z
    .enum(['express', 'inferred', 'none', 'withdrawn', 'complained'])
    .describe('What allows a marketing message, or why nothing does.'),
  until: Instant.nullable().describe('When that ends by itself; null: it does not.'),
  bounced: z.boolean().describe('The address does not exist: nothing is sent there.'),
  complained: z.boolean(),
  registerClearUntil: Instant.nullable().describe('Until when a check of the Do Not Call Register holds.'),
});

export const ConsentEvent = z.object({
  id: Id,
  kind: z.enum(CONSENT_KINDS),
  channel: ConsentChannel.nullable().describe('null: every channel of the address.'),
  at: Instant,
  until: Instant.nullable(),
  textShown: z.string().nullable(),
  form: z.string().nullable(),
  source: z.enum(CONSENT_SOURCES),
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

export const AddressConsent = z.object({
  addressId: Id,
  kind: AddressKind,
  value: z.string(),
  standings: z.array(Standing),
  events: z.array(ConsentEvent).describe('The newest first.'),
});
export type AddressConsent = z.infer<typeof AddressConsent>;

/** What a member can write down. Bounces and complaints come from mail servers; kept refusals from the ledger. */
const RECORDABLE_KINDS = [
  'express',
  'inferred',
  'withdrawn',
  'reached',
  'register-clear',
  'register-listed',
] as const;

export const NewConsent = z
  .object({
    addressId: Id,
    kind: z.enum(RECORDABLE_KINDS),
    channel: ConsentChannel.nullable().default(null),
    at: Instant.optional().describe('When it was; now, if it is left out. Never ahead of now.'),
    until: Instant.nullable().default(null),
    textShown: z.string().trim().min(1).max(TEXT_MAX_LENGTH).nullable().default(null),
    form: z.string().trim().min(1).max(FORM_MAX_LENGTH).nullable().default(null),
  })
  .refine(({ kind, textShown }) => kind !== 'express' || textShown !== null, {
    path: ['textShown'],
    message: 'Say which words the person agreed to.',
  })
  .refine(({ kind, form }) => kind !== 'express' || form !== null, {
    path: ['form'],
    message: 'Say where the person agreed: a form, a call, a letter.',
  });
export type NewConsent = z.infer<typeof NewConsent>;

/** What somebody sees who follows a link in a message, without signing in. */
export const Preferences = z.object({
  sender: z.string(),
  kind: AddressKind,
  address: z.string().describe('Partly hidden: whoever was passed the link learns nothing new.'),
  language: z.enum(LANGUAGE_CODES).nullable(),
  channels: z.array(
    z.object({ channel: ConsentChannel, wanted: z.boolean().describe('Whether marketing messages come.') }),
  ),
});
export type Preferences = z.infer<typeof Preferences>;

const ByPass = z.object({ pass: GuestPass });
const tags = ['consent'];

export const consent = {
  ofPerson: workspaceRoute('agent', 'people:read')
    .route({
      method: 'GET',
      path: '/people/{id}/consent',
      tags,
      summary: 'What a person agreed to, by address',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ addresses: z.array(AddressConsent) })),
  record: workspaceRoute('agent', 'people:write')
    .route({
      method: 'POST',
      path: '/people/{id}/consent',
      tags,
      summary: 'Record a yes, a no or a register check',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.intersection(ById, NewConsent))
    .output(AddressConsent),
  preferences: linkRoute('preferences', 'pass')
    .route({
      method: 'GET',
      path: '/preferences/{pass}',
      tags,
      summary: 'What the person with the link gets',
    })
    .input(ByPass)
    .output(Preferences),
  choose: linkRoute('preferences', 'pass')
    .route({ method: 'POST', path: '/preferences/{pass}', tags, summary: 'Choose what to get' })
    .input(
      ByPass.extend({
        channel: ConsentChannel,
        wanted: z.boolean(),
        textShown: z.string().trim().min(1).max(TEXT_MAX_LENGTH).describe('The words on the screen.'),
      }),
    )
    .output(Preferences),
  unsubscribe: linkRoute('preferences', 'pass')
    .route({ method: 'POST', path: '/unsubscribe/{pass}', tags, summary: 'No more marketing' })
    .input(ByPass)
    .output(Done),
};
