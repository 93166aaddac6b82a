import {
  CALENDAR_KINDS,
  CALENDAR_STATES,
  CALENDAR_URL_MAX_LENGTH,
} from '@propguard/rules/calendars/calendar-links';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

/** A calendar that an agent keeps elsewhere. Its address and password are not given back. */
const CalendarLink = z.object({
  id: Id,
  agent: z.object({ id: Id, name: z.string() }),
  kind: z.enum(CALENDAR_KINDS),
  name: z.string(),
  host: z.string().describe('Where it is.'),
  state: z.enum(CALENDAR_STATES),
  problem: z.string().nullable().describe('Why the last try failed, or what of it could not be read.'),
  busyTimes: z.int().describe('Times from now on at which the agent is busy by it.'),
  syncedAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  createdAt: Instant,
});
export type CalendarLink = z.infer<typeof CalendarLink>;

/** 'dav.example.com' is enough. */
const Address = z
  .string()
  .trim()
  .max(CALENDAR_URL_MAX_LENGTH)
  .meta({ examples: ['https://calendar.example.com/'] })
  .transform((url) =>
    url.replace(/^webcal:/i, 'https:').replace(/^(?=[\w-]+(\.[\w-]+)+(:\d+)?(\/|$))/, 'https://'),
  )
  .pipe(z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://.' }));

/** Where somebody keeps calendars, and how they sign in there. */
const CalendarServer = z.object({
  url: Address,
  username: oneLine(200).min(1, 'Enter the name you sign in with there.'),
  password: z.string().max(500).default(''),
});
export type CalendarServer = z.infer<typeof CalendarServer>;

export const NewCalendar = z
  .object({
    agentId: Id,
    kind: z.enum(CALENDAR_KINDS),
    name: oneLine(PERSON_NAME_MAX_LENGTH).default('').describe('Empty: by where it is.'),
    url: Address,
    username: oneLine(200).default(''),
    password: z.string().max(500).default('').describe('Sealed before it is kept, and never given back.'),
  })
  .refine(({ kind, username }) => kind !== 'caldav' || username !== '', {
    path: ['username'],
    message: 'Enter the name you sign in with there.',
  });
export type NewCalendar = z.infer<typeof NewCalendar>;

const tags = ['calendars'];
const read = workspaceRoute('agent', 'people:read');
const write = workspaceRoute('agent', 'people:write');

/** Calendars elsewhere: when they say that an agent is busy, nobody books them. */
export const calendars = {
  list: read
    .route({ method: 'GET', path: '/calendars', tags, summary: 'Calendars that agents keep elsewhere' })
    .output(z.object({ items: z.array(CalendarLink) })),
  discover: write
    .route({
      method: 'POST',
      path: '/calendars/discovery',
      tags,
      summary: 'Which calendars somebody has on a server; nothing is kept',
    })
    .input(CalendarServer)
    .output(z.object({ items: z.array(z.object({ name: z.string(), url: z.string() })) })),
  connect: write
    .route({ method: 'POST', path: '/calendars', tags, summary: 'Connect a calendar', successStatus: 201 })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(NewCalendar)
    .output(CalendarLink),
  sync: write
    .route({ method: 'POST', path: '/calendars/{id}/sync', tags, summary: 'Read it now' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(CalendarLink),
  remove: write
    .route({ method: 'DELETE', path: '/calendars/{id}', tags, summary: 'Stop reading it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  keep: write
    .route({
      method: 'POST',
      path: '/calendars/kept-appointments/{id}',
      tags,
      summary: 'Keep an appointment that was deleted in a calendar: write it there again',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};
