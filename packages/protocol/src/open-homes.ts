import {
  REASON_MAX_LENGTH,
  SHORTEST_MINUTES,
  TITLE_MAX_LENGTH,
} from '@propguard/rules/appointments/appointment-limits';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import {
  OPEN_HOME_CAPACITY_MAX,
  OPEN_HOME_LONGEST_MINUTES,
  OPEN_HOME_PHASES,
  PARTY_MAX,
} from '@propguard/rules/open-homes/open-homes';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { linkRoute, workspaceRoute } from './route.ts';
import { ById, GuestPass, Id, Instant, MaybePhone, oneLine } from './shapes.ts';

const OpenHome = z.object({
  id: Id,
  appointmentId: Id,
  address: z.string(),
  propertyId: Id.nullable(),
  agent: z.object({ id: Id, name: z.string() }).nullable(),
  startTime: Instant,
  endTime: Instant,
  zone: z.string(),
  capacity: z.int(),
  taken: z.int().describe('Places of those who come or came.'),
  checkedIn: z.int().describe('People who came in at the door.'),
  phase: z.enum(OPEN_HOME_PHASES),
});
export type OpenHome = z.infer<typeof OpenHome>;

const Visit = z.object({
  id: Id,
  person: z.object({ id: Id, name: z.string().nullable() }),
  leadId: Id.nullable(),
  people: z.int(),
  createdAt: Instant,
  checkedInAt: Instant.nullable(),
});
export const OpenHomeDetail = OpenHome.extend({
  path: z.string().describe('The page at the door, for the phone of whoever comes.'),
  visits: z.array(Visit),
});
export type OpenHomeDetail = z.infer<typeof OpenHomeDetail>;

export const NewOpenHome = z
  .object({
    propertyId: Id.nullable().default(null),
    address: oneLine(TITLE_MAX_LENGTH).default('').describe('Of a home that cannot be found by search.'),
    agentId: Id,
    startsAt: Instant,
    minutes: z.int().min(SHORTEST_MINUTES).max(OPEN_HOME_LONGEST_MINUTES).default(30),
    capacity: z.int().min(1).max(OPEN_HOME_CAPACITY_MAX),
    outsideHours: z.boolean().default(false).describe('The agent agrees to work outside their hours for it.'),
  })
  .refine(({ propertyId, address }) => propertyId !== null || address !== '', {
    path: ['address'],
    message: 'Choose the home, or write its address.',
  });
export type NewOpenHome = z.infer<typeof NewOpenHome>;

/** What anybody with the link sees. */
export const PublicOpenHome = z.object({
  office: z.string(),
  address: z.string(),
  agent: z.string().nullable(),
  startTime: Instant,
  endTime: Instant,
  zone: z.string(),
  phase: z.enum(OPEN_HOME_PHASES),
  placesLeft: z.int(),
});
export type PublicOpenHome = z.infer<typeof PublicOpenHome>;

export const NewVisit = z.object({
  name: oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter your name.'),
  email: z.email('Enter an email address such as name@example.com.').max(254).toLowerCase(),
  phone: MaybePhone,
  people: z.int().min(1).max(PARTY_MAX, `At most ${PARTY_MAX} people come together.`).default(1),
  language: z.enum(LANGUAGE_CODES).default('en').describe('In which the page was read, and agreed to.'),
  wantsNews: z.boolean().default(false).describe('Agreed to hear of homes like this one.'),
});
export type NewVisit = z.infer<typeof NewVisit>;

const tags = ['open homes'];
const read = workspaceRoute('agent', 'people:read');
const write = workspaceRoute('agent', 'people:write');
const ByPass = z.object({ pass: GuestPass });

/** Homes that are open to whoever comes, as many as there is room for. */
export const openHomes = {
  list: read
    .route({
      method: 'GET',
      path: '/open-homes',
      tags,
      summary: 'Open homes to come and of the last 30 days',
    })
    .output(z.object({ items: z.array(OpenHome) })),
  get: read
    .route({
      method: 'GET',
      path: '/open-homes/{id}',
      tags,
      summary: 'One open home, with who’s coming and who came',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(OpenHomeDetail),
  create: write
    .route({ method: 'POST', path: '/open-homes', tags, summary: 'Open a home', successStatus: 201 })
    .errors(errorsOf('TIME_TAKEN', 'LIMIT_REACHED'))
    .input(NewOpenHome)
    .output(OpenHomeDetail),
  cancel: write
    .route({
      method: 'POST',
      path: '/open-homes/{id}/cancel',
      tags,
      summary: 'Cancel it, and tell everyone who was coming',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend({ reason: z.string().trim().min(1, 'Say why.').max(REASON_MAX_LENGTH) }))
    .output(OpenHomeDetail),
  checkIn: write
    .route({
      method: 'POST',
      path: '/open-homes/{id}/visits/{visitId}/check-in',
      tags,
      summary: 'Check someone in',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ visitId: Id }))
    .output(OpenHomeDetail),
  show: linkRoute('open-home', 'pass')
    .route({
      method: 'GET',
      path: '/open-home-doors/{pass}',
      tags,
      summary: 'The open home that a link is about',
    })
    .input(ByPass)
    .output(PublicOpenHome),
  enter: linkRoute('open-home', 'pass')
    .meta({ access: { kind: 'guest', pass: 'open-home', parameter: 'pass' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/open-home-doors/{pass}/visits',
      tags,
      summary: 'Reserve a place, or check in at the door',
      successStatus: 201,
    })
    .errors(errorsOf('CONFLICT', 'LIMIT_REACHED'))
    .input(ByPass.extend(NewVisit.shape))
    .output(z.object({ isCheckedIn: z.boolean(), placesLeft: z.int() })),
};
