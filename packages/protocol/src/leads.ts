import {
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  LEAD_INTENTS,
  LEAD_SOURCES,
  TASK_KINDS,
} from '@propguard/rules/leads/facts';
import {
  LEAD_BULK_MAX,
  LEAD_NOTE_MAX_LENGTH,
  LEAD_REASON_MAX_LENGTH,
  LEAD_VIEW_NAME_MAX,
} from '@propguard/rules/leads/limits';
import { OPEN_STATUSES } from '@propguard/rules/leads/pipeline';
import { ADDRESSES_PER_PERSON } from '@propguard/rules/people/addresses';
import { STATES } from '@propguard/rules/places/states';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import {
  AgentRef,
  Aud,
  Lead,
  LeadRow,
  LeadSource,
  LeadStatus,
  LostReason,
  refuseUpsideDown,
  SomeFacts,
  Tag,
  Touch,
  Who,
} from './lead-facts.ts';
import { LeadFilter, LeadQuery, LeadViewFilter } from './lead-query.ts';
import { PageQuery, pageOf } from './paging.ts';
import { NewAddress } from './people.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine, Whole } from './shapes.ts';

const Name = oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter a name.');
const Reason = z.string().trim().max(LEAD_REASON_MAX_LENGTH);
const Share = z.number().min(0).max(100).describe('In percent.');

export const LeadNote = z.object({
  id: Id,
  text: z.string(),
  mentions: z.array(z.object({ memberId: Id, name: z.string() })),
  by: Who,
  createdAt: Instant,
});
export type LeadNote = z.infer<typeof LeadNote>;

export const LeadTask = z.object({
  id: Id,
  leadId: Id,
  leadName: z.string().nullable(),
  kind: z.enum(TASK_KINDS),
  title: z.string(),
  agent: AgentRef.nullable(),
  dueAt: Instant.nullable(),
  doneAt: Instant.nullable(),
  createdAt: Instant,
});
export type LeadTask = z.infer<typeof LeadTask>;

/** OPS-ENT-02 */
export const LeadInteraction = z.object({
  id: Id,
  type: z.enum(INTERACTION_TYPES),
  at: Instant,
  description: z.string(),
  outcome: z.enum(INTERACTION_OUTCOMES).nullable(),
  nextAction: z.string().nullable(),
  minutes: z.int().nullable(),
  by: Who,
});
export type LeadInteraction = z.infer<typeof LeadInteraction>;

export const LeadChange = z.object({
  id: Id,
  field: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  reason: z.string().nullable(),
  at: Instant,
  by: Who,
  cause: z
    .string()
    .describe('`member`, or what did it where nobody’s hand was: `rule`, `round-robin`, `api`.'),
  version: z.int(),
});
export type LeadChange = z.infer<typeof LeadChange>;

/** One line of what happened, whatever kept it. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), at: Instant, note: LeadNote }),
  z.object({ kind: z.literal('interaction'), at: Instant, interaction: LeadInteraction }),
  z.object({ kind: z.literal('change'), at: Instant, change: LeadChange }),
  z.object({ kind: z.literal('task'), at: Instant, task: LeadTask }),
  z.object({ kind: z.literal('touch'), at: Instant, touch: Touch }),
  z.object({
    kind: z.literal('activity'),
    at: Instant,
    activity: z.object({
      id: Id,
      kind: z.string(),
      outcome: z.string().nullable(),
      conversationId: Id.nullable(),
    }),
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const LeadCounts = z.object({
  total: z.int(),
  byStatus: z.array(z.object({ status: LeadStatus, count: z.int(), valueAud: z.number() })),
  overdue: z.int(),
  waiting: z.int(),
  unassigned: z.int(),
});
export type LeadCounts = z.infer<typeof LeadCounts>;

/** What a stage led to so far: of those decided that were ever in it, how many closed. */
const StageRate = z.object({
  status: LeadStatus,
  decided: z.int().describe('n: closed or lost, and once in this stage.'),
  closed: z.int(),
  probability: Share.nullable().describe('Null: too few were decided to say.'),
});

/** OPS-ENT-03 */
export const LeadAnalytics = z.object({
  totalLeads: z.int(),
  newLeads: z.int().describe('Made in the last seven days.'),
  notYetContacted: z.int().describe('Of these, still new.'),
  qualifiedLeads: z.int(),
  closedLeads: z.int(),
  conversionRate: Share.describe('Closed of all.'),
  averageLeadValue: z.number().nullable(),
  totalPipelineValue: z.number().describe('Of those still worked on.'),
  monthlyGrowth: z
    .number()
    .nullable()
    .describe('New in 30 days against the 30 before, in percent; null: none before.'),
  topSources: z.array(z.object({ source: LeadSource, count: z.int(), percentage: Share })),
  statusDistribution: z.array(z.object({ status: LeadStatus, count: z.int(), percentage: Share })),
  agentPerformance: z.array(
    z.object({
      agent: AgentRef.nullable(),
      leads: z.int(),
      closed: z.int(),
      conversion: Share,
      value: z.number(),
    }),
  ),
  stages: z.array(StageRate),
  openTasks: z.int(),
  overdueTasks: z.int(),
});
export type LeadAnalytics = z.infer<typeof LeadAnalytics>;

export const LeadView = z.object({
  id: Id,
  name: z.string(),
  filter: LeadViewFilter,
  isShared: z.boolean(),
  mine: z.boolean(),
  createdAt: Instant,
});
export type LeadView = z.infer<typeof LeadView>;

const Conditions = z.object({
  sources: z.array(z.enum(LEAD_SOURCES)).max(LEAD_SOURCES.length).optional(),
  intents: z.array(z.enum(LEAD_INTENTS)).max(LEAD_INTENTS.length).optional(),
  states: z
    .array(z.enum(STATES))
    .max(STATES.length)
    .optional()
    .describe('Of a wished location, or of the person.'),
  propertyTypes: z.array(z.enum(PROPERTY_TYPES)).max(PROPERTY_TYPES.length).optional(),
  budgetFrom: Aud.optional(),
});
const AssignmentRule = z.object({
  id: Id,
  name: z.string(),
  conditions: Conditions,
  agents: z.array(AgentRef),
});

export const LeadSettings = z.object({
  visibility: z.enum(['all', 'own']).describe('Whose leads agents see; admins and owners see all.'),
  assignment: z.enum(['by-hand', 'round-robin']).describe('Of a new lead that no rule is for.'),
  responseMinutes: z.int().min(5).max(10_080),
  rules: z.array(AssignmentRule).describe('The first that fits names the agents; they take turns.'),
});
export type LeadSettings = z.infer<typeof LeadSettings>;

export const LeadDuplicate = z.object({
  lead: LeadRow,
  likeness: z.int().min(0).max(100),
  reasons: z.array(z.string()),
});
export type LeadDuplicate = z.infer<typeof LeadDuplicate>;

/** OPS-ENT-12, with the reasons. */
export const LeadMatch = z.object({
  id: Id.describe('Of the listing.'),
  isOwn: z.boolean().describe('The agency sells it itself.'),
  address: z.string(),
  price: z.string(),
  bedrooms: z.int().nullable(),
  bathrooms: z.int().nullable(),
  matchScore: z.int().min(0).max(100),
  reasons: z.array(z.string()),
  misses: z.array(z.string()),
  picture: z
    .string()
    .nullable()
    .describe('The path of a picture that members may open; null: there is none.'),
});
export type LeadMatch = z.infer<typeof LeadMatch>;

/** What the person is; of a lead that is changed, what is left out stays. */
const person = {
  name: Name.nullable(),
  addresses: z.array(NewAddress).max(ADDRESSES_PER_PERSON),
};

export const NewLead = SomeFacts.extend({
  name: person.name.optional(),
  addresses: person.addresses.min(1, 'Enter an email address or a phone number.'),
  source: LeadSource,
  detail: oneLine(200).optional().describe('Where they came from: a campaign, a page.'),
  agentId: Id.nullable().optional().describe('Left out: by the workspace’s rules.'),
  nextFollowUpAt: Instant.nullable().optional(),
  note: z.string().trim().max(LEAD_NOTE_MAX_LENGTH).optional(),
}).superRefine(refuseUpsideDown);
export type NewLead = z.infer<typeof NewLead>;

const LeadEdit = SomeFacts.extend({
  version: Whole.describe('The lead’s version as you read it, so that others’ changes aren’t overwritten.'),
  name: person.name.optional(),
  source: LeadSource.optional(),
  nextFollowUpAt: Instant.nullable().optional(),
});
export type LeadEdit = z.infer<typeof LeadEdit>;

const statusChange = {
  reason: Reason.default('').describe(
    'Why; of a lost lead beside its reason, of one that is reopened needed.',
  ),
  lostReason: LostReason.optional().describe('Needed for `lost`.'),
  feeAud: Aud.optional().describe('Needed for `closed`: the fee that was earned.'),
};
export const StatusChange = z.object({ status: LeadStatus, ...statusChange });
export type StatusChange = z.infer<typeof StatusChange>;

const Ids = z
  .array(Id)
  .min(1, 'Choose at least one lead.')
  .max(LEAD_BULK_MAX)
  .transform((ids) => [...new Set(ids)]);
export const BulkAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), ids: Ids, agentId: Id.nullable() }),
  z.object({ action: z.literal('tag'), ids: Ids, tag: Tag }),
  z.object({ action: z.literal('untag'), ids: Ids, tag: Tag }),
  z.object({
    action: z.literal('status'),
    ids: Ids,
    status: z.enum([...OPEN_STATUSES, 'lost']),
    lostReason: LostReason.optional(),
    reason: Reason.default(''),
  }),
]);
export type BulkAction = z.infer<typeof BulkAction>;
export const BulkResult = z.object({
  id: Id,
  changed: z.int(),
  skipped: z.array(z.object({ id: Id, name: z.string().nullable(), why: z.string() })),
});
export type BulkResult = z.infer<typeof BulkResult>;

const taskFields = {
  kind: z.enum(TASK_KINDS),
  title: oneLine(200).min(1, 'Say what is to be done.'),
  agentId: Id.nullable(),
  dueAt: Instant.nullable(),
};

const tags = ['leads'];
const reads = workspaceRoute('agent', 'leads:read');
const writes = workspaceRoute('agent', 'leads:write').errors(errorsOf('NOT_FOUND'));
const manages = workspaceRoute('admin', 'leads:write');

/** Who may buy or sell with a workspace's help. Who sees whose is the workspace's setting. */
export const leads = {
  list: reads
    .route({ method: 'GET', path: '/leads', tags, summary: 'Leads by filter and order' })
    .input(LeadQuery)
    .output(pageOf(LeadRow)),
  counts: reads
    .route({ method: 'GET', path: '/leads/counts', tags, summary: 'How many a filter finds, by status' })
    .input(LeadFilter)
    .output(LeadCounts),
  analytics: reads
    .route({ method: 'GET', path: '/leads/analytics', tags, summary: 'Figures of all leads that one sees' })
    .output(LeadAnalytics),
  tags: reads
    .route({ method: 'GET', path: '/leads/tags', tags, summary: 'Tags that are in use, the commonest first' })
    .output(z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) })),
  get: reads
    .route({ method: 'GET', path: '/leads/{id}', tags, summary: 'One lead' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Lead),
  create: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: '/leads',
      tags,
      summary: 'Add a lead; somebody who is one already stays the same lead',
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewLead)
    .output(Lead.extend({ isNew: z.boolean() })),
  change: writes
    .route({ method: 'PATCH', path: '/leads/{id}', tags, summary: 'Change what is known' })
    .errors(errorsOf('CONFLICT'))
    .input(ById.extend(LeadEdit.shape).superRefine(refuseUpsideDown))
    .output(Lead),
  changeStatus: writes
    .route({ method: 'POST', path: '/leads/{id}/status', tags, summary: 'Move it along the pipeline' })
    .errors(errorsOf('CONFLICT'))
    .input(ById.extend({ ...StatusChange.shape, version: Whole.optional() }))
    .output(Lead),
  assign: writes
    .route({
      method: 'POST',
      path: '/leads/{id}/agent',
      tags,
      summary: 'Assign it to an agent, or to nobody',
    })
    .input(ById.extend({ agentId: Id.nullable(), reason: Reason.default('') }))
    .output(Lead),
  bulk: workspaceRoute('agent', 'leads:write')
    .route({ method: 'POST', path: '/leads/bulk', tags, summary: 'Do one thing to many leads' })
    .input(BulkAction)
    .output(BulkResult),
  undoBulk: writes
    .route({
      method: 'POST',
      path: '/leads/bulk/{id}/undo',
      tags,
      summary: 'Undo it, where nobody has changed a lead since',
    })
    .errors(errorsOf('CONFLICT'))
    .input(ById)
    .output(BulkResult),
  timeline: reads
    .route({ method: 'GET', path: '/leads/{id}/timeline', tags, summary: 'What happened, the newest first' })
    .errors(errorsOf('NOT_FOUND'))
    .input(PageQuery.extend(ById.shape))
    .output(pageOf(TimelineEntry)),
  addNote: writes
    .route({
      method: 'POST',
      path: '/leads/{id}/notes',
      tags,
      summary: 'Write a note; anyone mentioned in it is told',
    })
    .input(
      ById.extend({
        text: z.string().trim().min(1, 'Write something.').max(LEAD_NOTE_MAX_LENGTH),
        mentions: z.array(Id).max(20).default([]).describe('Members.'),
      }),
    )
    .output(LeadNote),
  removeNote: writes
    .route({
      method: 'DELETE',
      path: '/leads/{id}/notes/{noteId}',
      tags,
      summary: 'Remove a note of one’s own',
    })
    .input(ById.extend({ noteId: Id }))
    .output(Done),
  addInteraction: writes
    .route({
      method: 'POST',
      path: '/leads/{id}/interactions',
      tags,
      summary: 'Log a call, a viewing, a meeting',
    })
    .input(
      ById.extend({
        type: z.enum(INTERACTION_TYPES),
        at: Instant.optional().describe('Left out: now.'),
        description: z.string().trim().max(LEAD_NOTE_MAX_LENGTH).default(''),
        outcome: z.enum(INTERACTION_OUTCOMES).nullable().default(null),
        nextAction: oneLine(200).nullable().default(null),
        minutes: z.int().min(0).max(1440).nullable().default(null),
        nextFollowUpAt: Instant.nullable().optional().describe('Left out: stays as it is.'),
      }),
    )
    .output(LeadInteraction),
  tasks: reads
    .route({ method: 'GET', path: '/leads/{id}/tasks', tags, summary: 'What is to be done for it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(LeadTask) })),
  myTasks: reads
    .route({
      method: 'GET',
      path: '/leads/tasks',
      tags,
      summary: 'What I should do next, for any lead; members who are not agents see the team’s',
    })
    .output(z.object({ items: z.array(LeadTask) })),
  addTask: writes
    .route({ method: 'POST', path: '/leads/{id}/tasks', tags, summary: 'Add a task' })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(
      ById.extend({
        ...taskFields,
        kind: taskFields.kind.default('other'),
        agentId: taskFields.agentId.optional().describe('Left out: the lead’s agent.'),
        dueAt: taskFields.dueAt.default(null),
      }),
    )
    .output(LeadTask),
  changeTask: writes
    .route({
      method: 'PATCH',
      path: '/leads/{id}/tasks/{taskId}',
      tags,
      summary: 'Change a task, or say it is done',
    })
    .input(ById.extend({ taskId: Id, ...z.object(taskFields).partial().shape, done: z.boolean().optional() }))
    .output(LeadTask),
  removeTask: writes
    .route({ method: 'DELETE', path: '/leads/{id}/tasks/{taskId}', tags, summary: 'Remove a task' })
    .input(ById.extend({ taskId: Id }))
    .output(Done),
  views: reads
    .route({ method: 'GET', path: '/leads/views', tags, summary: 'Saved views, one’s own and shared ones' })
    .output(z.object({ items: z.array(LeadView) })),
  saveView: workspaceRoute('agent', 'leads:write')
    .route({
      method: 'POST',
      path: '/leads/views',
      tags,
      summary: 'Save a view; one of this name is replaced',
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(
      z.object({
        name: oneLine(LEAD_VIEW_NAME_MAX).min(1, 'Enter a name.'),
        filter: LeadViewFilter,
        isShared: z.boolean().default(false),
      }),
    )
    .output(LeadView),
  removeView: writes
    .route({ method: 'DELETE', path: '/leads/views/{id}', tags, summary: 'Forget a view' })
    .errors(errorsOf('FORBIDDEN'))
    .input(ById)
    .output(Done),
  settings: reads
    .route({ method: 'GET', path: '/leads/settings', tags, summary: 'Who sees whose, and who gets new ones' })
    .output(LeadSettings),
  changeSettings: manages
    .route({ method: 'PUT', path: '/leads/settings', tags, summary: 'Change that' })
    .input(
      LeadSettings.omit({ rules: true })
        .partial()
        .extend({
          rules: z
            .array(
              AssignmentRule.pick({ conditions: true }).extend({
                name: oneLine(80).min(1, 'Enter a name.'),
                agentIds: z.array(Id).min(1, 'Choose an agent.').max(100),
              }),
            )
            .max(50)
            .optional()
            .describe('All of them, in their order.'),
        }),
    )
    .output(LeadSettings),
  duplicates: reads
    .route({
      method: 'GET',
      path: '/leads/{id}/duplicates',
      tags,
      summary: 'Who might be the same person, and why',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(LeadDuplicate) })),
  keepApart: writes
    .route({ method: 'POST', path: '/leads/{id}/distinctions', tags, summary: 'Not the same person' })
    .input(ById.extend({ otherId: Id }))
    .output(Done),
  merge: writes
    .route({ method: 'POST', path: '/leads/{id}/merges', tags, summary: 'Merge another lead into this one' })
    .errors(errorsOf('CONFLICT'))
    .input(ById.extend({ otherId: Id }))
    .output(Lead),
  undoMerge: writes
    .route({
      method: 'POST',
      path: '/leads/{id}/merges/{mergeId}/undo',
      tags,
      summary: 'Undo a merge: exactly what was moved goes back',
    })
    .errors(errorsOf('CONFLICT'))
    .input(ById.extend({ mergeId: Id }))
    .output(
      z.object({ lead: Lead, restored: Lead, stayed: z.int().describe('Rows that came later, and stay.') }),
    ),
  matches: reads
    .route({
      method: 'GET',
      path: '/leads/{id}/matches',
      tags,
      summary: 'Homes for sale that fit, with reasons',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(LeadMatch) })),
};
