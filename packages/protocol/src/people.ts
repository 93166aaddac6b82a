import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { ADDRESS_KINDS, ADDRESS_MAX_LENGTH, ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import { STATES } from '@propguard/rules/places/states';
import { isTimeZone } from '@propguard/rules/time/zones';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Id, Instant, oneLine } from './shapes.ts';

export const AddressKind = z.enum(ADDRESS_KINDS);

export const NewAddress = z.object({
  kind: AddressKind,
  value: z
    .string()
    .trim()
    .min(1, 'Enter an address.')
    .max(ADDRESS_MAX_LENGTH)
    .describe('As it is written: it is kept in one form, email in lower case and phones as +61….'),
});
export type NewAddress = z.infer<typeof NewAddress>;

const Name = oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter a name.');
const Zone = z.string().max(60).refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.');
const Postcode = z.string().regex(/^\d{4}$/, 'Enter a postcode of four digits.');
const Language = z.enum(LANGUAGE_CODES);
const State = z.enum(STATES);

/** What is known of somebody beside their addresses. */
const facts = {
  name: Name.nullable(),
  language: Language.nullable(),
  zone: Zone.nullable().describe('Their own; null: that of their postcode, state or workspace counts.'),
  state: State.nullable(),
  postcode: Postcode.nullable(),
};

const PersonAddress = z.object({ id: Id, kind: AddressKind, value: z.string(), createdAt: Instant });

export const Person = z.object({
  id: Id,
  ...facts,
  addresses: z.array(PersonAddress),
  createdAt: Instant,
  forgottenAt: Instant.nullable().describe('Since when nothing personal is kept of them.'),
});
export type Person = z.infer<typeof Person>;

/** What may be left out is not known, or not changed. */
const Facts = z.object(facts).partial();
export type PersonFacts = z.infer<typeof Facts>;

const tags = ['people'];

/** People whom a workspace deals with: who wrote, enquired, booked. Not its members. */
export const people = {
  list: workspaceRoute('agent', 'people:read')
    .route({ method: 'GET', path: '/people', tags, summary: 'People, the newest first' })
    .input(
      PageQuery.extend({
        query: z.string().trim().max(200).default('').describe('Part of the name or of an address.'),
      }),
    )
    .output(pageOf(Person)),
  get: workspaceRoute('agent', 'people:read')
    .route({ method: 'GET', path: '/people/{id}', tags, summary: 'One person' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Person),
  findOrCreate: workspaceRoute('agent', 'people:write')
    .route({
      method: 'POST',
      path: '/people',
      tags,
      summary: 'The person with these addresses; somebody new when none of them is known',
    })
    .input(
      Facts.extend({
        addresses: z.array(NewAddress).min(1, 'Name at least one address.').max(ADDRESSES_PER_PERSON),
      }).describe('What is already known of the person stays; only what was not known is added.'),
    )
    .output(Person),
  change: workspaceRoute('agent', 'people:write')
    .route({ method: 'PATCH', path: '/people/{id}', tags, summary: 'Correct what is known' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(Facts.shape))
    .output(Person),
  addAddress: workspaceRoute('agent', 'people:write')
    .route({ method: 'POST', path: '/people/{id}/addresses', tags, summary: 'Add an address' })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(ById.extend(NewAddress.shape))
    .output(Person),
  removeAddress: workspaceRoute('agent', 'people:write')
    .route({
      method: 'DELETE',
      path: '/people/{id}/addresses/{addressId}',
      tags,
      summary: 'Remove an address',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ addressId: Id }))
    .output(Person),
};
