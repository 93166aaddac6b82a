import {
  CAPACITY_MAX,
  SPANS_PER_DAY,
  type Span,
  USUAL_CAPACITY,
  WEEKDAYS,
  wrongSpan,
} from '@propguard/rules/agents/spans';
import { PHONE_MAX_LENGTH } from '@propguard/rules/enquiries/enquiry-limits';
import { isTimeZone } from '@propguard/rules/time/zones';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { MeetingLink } from './appointment-words.ts';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant, oneLine } from './shapes.ts';

const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.');
const SpanShape = z.object({
  from: WallTime,
  to: z.union([WallTime, z.literal('24:00')], 'Enter a time such as 17:30, or 24:00 for the end of the day.'),
});

type Refine = { value: readonly Span[]; issues: unknown[] };
const noOverlap = ({ value, issues }: Refine, positionOf: (wrong: number) => number = (wrong) => wrong) => {
  const wrong = wrongSpan(value);
  if (wrong !== null)
    issues.push({
      code: 'custom',
      path: [positionOf(wrong), 'from'],
      message: 'Hours must end after they start, and not overlap.',
      input: value,
    });
};

const DayHours = z
  .array(SpanShape)
  .max(SPANS_PER_DAY)
  .check((checked) => noOverlap(checked));
const WeekHours = z
  .array(SpanShape.extend({ day: z.int().min(1).max(7).describe('Monday is 1, Sunday 7.') }))
  .max(SPANS_PER_DAY * WEEKDAYS.length)
  .check(({ value, issues }) => {
    for (const weekday of WEEKDAYS) {
      const ofDay = value.flatMap((span, position) => (span.day === weekday ? [{ ...span, position }] : []));
      noOverlap({ value: ofDay, issues }, (wrong) => ofDay[wrong]?.position ?? wrong);
    }
  });

const Exception = z.object({
  from: Day,
  to: Day.describe('The last day, included.'),
  hours: DayHours.describe('In the place of the week’s hours; none: away.'),
});

const AgentException = Exception.extend({ id: Id });

export const Agent = z.object({
  id: Id,
  name: z.string(),
  memberId: Id.nullable().describe('The member who it is; null: nobody yet.'),
  isSample: z.boolean().describe('Of the made-up agency.'),
  zone: z.string(),
  hours: WeekHours.describe('By the clocks on the wall of the agent’s zone.'),
  capacity: z.int().describe('Conversations at once.'),
  meetingLink: z
    .string()
    .nullable()
    .describe('Where they meet clients by video, unless a booking says otherwise.'),
  phone: z.string().nullable().describe('Where clients reach them; told in confirmations. As +61….'),
  exceptions: z.array(AgentException).describe('Those that are not over, the next first.'),
  createdAt: Instant,
});
export type Agent = z.infer<typeof Agent>;

const fields = {
  name: oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter a name.'),
  memberId: Id.nullable(),
  zone: z.string().max(60).refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.'),
  hours: WeekHours,
  capacity: z.int().min(1).max(CAPACITY_MAX),
  meetingLink: MeetingLink.nullable(),
  phone: z
    .string()
    .trim()
    .max(PHONE_MAX_LENGTH)
    .nullable()
    .describe('As it is written; it is kept in one form. Null: none.')
    .meta({ examples: ['0491 570 156'] }),
};
export const NewAgent = z.object({
  ...fields,
  memberId: fields.memberId.default(null),
  zone: fields.zone.optional().describe('The workspace’s, unless another is named.'),
  hours: fields.hours.default([]),
  capacity: fields.capacity.default(USUAL_CAPACITY),
  meetingLink: fields.meetingLink.default(null),
  phone: fields.phone.default(null),
});
export type NewAgent = z.infer<typeof NewAgent>;
const AgentChange = z.object(fields).partial();
export type AgentChange = z.infer<typeof AgentChange>;

const tags = ['agents'];

/** Who works for a workspace, and when. */
export const agents = {
  list: workspaceRoute('viewer', 'workspace:read')
    .route({ method: 'GET', path: '/workspace/agents', tags, summary: 'Agents by name' })
    .output(z.object({ items: z.array(Agent) })),
  create: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'POST', path: '/workspace/agents', tags, summary: 'Add an agent', successStatus: 201 })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewAgent)
    .output(Agent),
  change: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'PATCH', path: '/workspace/agents/{id}', tags, summary: 'Change an agent' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(AgentChange.shape))
    .output(Agent),
  remove: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'DELETE', path: '/workspace/agents/{id}', tags, summary: 'Remove an agent' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  addException: workspaceRoute('admin', 'workspace:manage')
    .route({
      method: 'POST',
      path: '/workspace/agents/{id}/exceptions',
      tags,
      summary: 'Leave, or days with other hours',
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(
      ById.extend(Exception.shape).refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: 'The last day can’t be before the first.',
      }),
    )
    .output(Agent),
  removeException: workspaceRoute('admin', 'workspace:manage')
    .route({
      method: 'DELETE',
      path: '/workspace/agents/{id}/exceptions/{exceptionId}',
      tags,
      summary: 'Go back to the usual hours of the week',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ exceptionId: Id }))
    .output(Agent),
};
