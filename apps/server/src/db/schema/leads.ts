import {
  DECISION_MAKERS,
  INTERACTION_OUTCOMES,
  INTERACTION_TYPES,
  LEAD_FINANCINGS,
  LEAD_INTENTS,
  LEAD_SOURCES,
  LEAD_TIMELINES,
  SCORE_BANDS,
  TASK_KINDS,
  TOUCH_KINDS,
} from '@propguard/rules/leads/facts';
import { USUAL_RESPONSE_MINUTES } from '@propguard/rules/leads/limits';
import { LEAD_STATUSES, LOST_REASONS } from '@propguard/rules/leads/pipeline';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, currentWorkspace, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { ofPerson, personId } from './people.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

const own = sql`workspace_id = ${currentWorkspace}`;
const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
const money = (name: string) => bigint(name, { mode: 'number' });
/** Who did it; null: the product itself, or an API key. */
const byAccount = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' });

/**
 * Somebody who may buy or sell with a workspace's help: one person, one lead, from the first word to the fee. Names and
 * addresses are the person's; `name_key` and `lead_words` follow them by trigger, so that a list of a hundred thousand is
 * sorted and searched without asking each person.
 */
export const leads = pgTable(
  'lead',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    personId: personId().notNull(),
    status: text('status', { enum: LEAD_STATUSES }).notNull().default('new'),
    statusSince: instant('status_since').notNull().defaultNow(),
    /** Every status that it ever had, a bit each: what a stage led to is counted from it. Kept by trigger. */
    stages: smallint('stages').notNull().default(0),
    lostReason: text('lost_reason', { enum: LOST_REASONS }),
    feeAud: money('fee_aud'),
    closedAt: instant('closed_at'),
    source: text('source', { enum: LEAD_SOURCES }).notNull(),
    intent: text('intent', { enum: LEAD_INTENTS }),
    agentId: uuid('agent_id'),
    assignedAt: instant('assigned_at'),
    budgetMin: money('budget_min'),
    budgetMax: money('budget_max'),
    valueAud: money('value_aud'),
    timeline: text('timeline', { enum: LEAD_TIMELINES }),
    /** When the timeline was said: it runs from there. */
    timelineSince: instant('timeline_since'),
    financing: text('financing', { enum: LEAD_FINANCINGS }),
    /** Localities by id. */
    locations: text('locations').array().notNull().default([]),
    propertyTypes: text('property_types', { enum: PROPERTY_TYPES }).array().notNull().default([]),
    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    features: text('features').array().notNull().default([]),
    company: text('company'),
    companySize: integer('company_size'),
    decisionMaker: text('decision_maker', { enum: DECISION_MAKERS }),
    tags: text('tags').array().notNull().default([]),
    nextFollowUpAt: instant('next_follow_up_at'),
    lastContactAt: instant('last_contact_at'),
    /** Until when somebody is to have answered, and when somebody had. */
    responseDueAt: instant('response_due_at'),
    respondedAt: instant('responded_at'),
    /** Filled by the scoring model. */
    score: smallint('score'),
    scoreBand: text('score_band', { enum: SCORE_BANDS }),
    scoredAt: instant('scored_at'),
    mergedInto: uuid('merged_into'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Lower case, without what cannot be sorted; kept by trigger. */
    nameKey: text('name_key').notNull().default(''),
    /** What the list is sorted by: never null, so that a page begins exactly where the one before ended. */
    scoreKey: smallint('score_key').notNull().generatedAlwaysAs(sql`coalesce(score, -1)`),
    valueKey: money('value_key')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(value_aud, budget_max, budget_min, 0)`),
    followUpKey: instant('follow_up_key')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(next_follow_up_at, '9999-01-01 00:00:00+00'::timestamptz)`),
    contactKey: instant('contact_key')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_contact_at, '1970-01-01 00:00:00+00'::timestamptz)`),
  },
  (table) => [
    unique('lead_in_workspace').on(table.id, table.workspaceId),
    ofPerson('lead_of_person', table.personId, table.workspaceId),
    uniqueIndex('lead_of_person_once').on(table.workspaceId, table.personId),
    check('lead_status_is_one', sql`${table.status} in (${listOf(LEAD_STATUSES)})`),
    check(
      'lead_closed_has_fee',
      sql`(${table.status} = 'closed') = (${table.feeAud} is not null and ${table.closedAt} is not null)`,
    ),
    check('lead_lost_has_reason', sql`(${table.status} = 'lost') = (${table.lostReason} is not null)`),
    check('lead_source_is_one', sql`${table.source} in (${listOf(LEAD_SOURCES)})`),
    check('lead_budget_upright', sql`${table.budgetMin} <= ${table.budgetMax}`),
    check(
      'lead_money_is_none_below_nought',
      sql`least(${table.feeAud}, ${table.budgetMin}, ${table.budgetMax}, ${table.valueAud}) >= 0`,
    ),
    check('lead_score_is_percent', sql`${table.score} between 0 and 100`),
    check(
      'lead_score_is_whole',
      sql`num_nonnulls(${table.score}, ${table.scoreBand}, ${table.scoredAt}) in (0, 3)`,
    ),
    check('lead_not_into_itself', sql`${table.mergedInto} <> ${table.id}`),
    index('lead_by_date').on(table.workspaceId, table.createdAt, table.id).where(sql`merged_into is null`),
    index('lead_by_value').on(table.workspaceId, table.valueKey, table.id).where(sql`merged_into is null`),
    index('lead_by_name').on(table.workspaceId, table.nameKey, table.id).where(sql`merged_into is null`),
    index('lead_by_contact')
      .on(table.workspaceId, table.contactKey, table.id)
      .where(sql`merged_into is null`),
    index('lead_by_follow_up')
      .on(table.workspaceId, table.followUpKey, table.id)
      .where(sql`merged_into is null`),
    index('lead_by_status').on(table.workspaceId, table.status, table.source).where(sql`merged_into is null`),
    index('lead_by_tags').using('gin', table.tags).where(sql`merged_into is null`),
    index('lead_by_agent').on(table.workspaceId, table.agentId, table.assignedAt),
    index('lead_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    ownWorkspaceOnly(),
  ],
);

const leadId = () => uuid('lead_id').notNull();
type Column = Parameters<typeof foreignKey>[0]['columns'][number];
/**
 * Of the same workspace, whatever the row says. Where another index begins with the workspace, the one by lead has it too:
 * before a table was analysed, PostgreSQL takes either for a cascade, and one of them reads the whole workspace.
 */
const ofLead = (name: string, lead: Column, workspace: Column) =>
  foreignKey({ name, columns: [lead, workspace], foreignColumns: [leads.id, leads.workspaceId] }).onDelete(
    'cascade',
  );

/**
 * What a lead is searched by: names, addresses and company, in lower case, kept by trigger. Beside the lead, because the
 * index of its trigrams is dear to write, and a lead changes more often than its name.
 */
export const leadWords = pgTable(
  'lead_words',
  {
    leadId: uuid('lead_id').primaryKey(),
    workspaceId: workspaceOfParent(),
    words: text('words').notNull(),
  },
  (table) => [
    ofLead('words_of_lead', table.leadId, table.workspaceId),
    index('lead_words_trigram').using('gin', table.words.op('gin_trgm_ops')),
    ownWorkspaceOnly(),
  ],
);

/**
 * Where a lead stands by its score, and until when: what the list is sorted by, beside the lead, because every index of a
 * lead would be written anew with each score. There from the lead's first moment (`lead_ranked_when_new`).
 */
export const leadRanks = pgTable(
  'lead_rank',
  {
    leadId: uuid('lead_id').primaryKey(),
    workspaceId: workspaceOfParent(),
    /** -1: it has no score yet. */
    scoreKey: smallint('score_key').notNull().default(-1),
    /** When the score leaves its band by itself, unless something happens. */
    leavesBandAt: instant('leaves_band_at'),
  },
  (table) => [
    ofLead('rank_of_lead', table.leadId, table.workspaceId),
    index('lead_rank_order').on(table.workspaceId, table.scoreKey, table.leadId),
    index('lead_rank_leaving')
      .on(table.workspaceId, table.leavesBandAt)
      .where(sql`leaves_band_at is not null`),
    ownWorkspaceOnly(),
  ],
);

/** By which doors they came, and when: the first and the last touch are its ends. Added to, never changed. */
export const leadTouches = pgTable(
  'lead_touch',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    leadId: leadId(),
    kind: text('kind', { enum: TOUCH_KINDS }).notNull(),
    source: text('source', { enum: LEAD_SOURCES }).notNull(),
    at: instant('at').notNull().defaultNow(),
    /** The row that it came with: an enquiry, a form, a conversation. The same comes in once. */
    ref: text('ref').notNull(),
    /** A campaign, a page, a listing: what the door knows of where they came from. */
    detail: text('detail'),
  },
  (table) => [
    ofLead('touch_of_lead', table.leadId, table.workspaceId),
    unique('lead_touch_once').on(table.workspaceId, table.kind, table.ref),
    index('lead_touch_by_lead').on(table.leadId, table.workspaceId, table.at),
    ownWorkspaceOnly(),
  ],
);

/** What was changed, by whom and why. Rows are added; forgetting somebody blanks what they said, and nothing else may. */
export const leadChanges = pgTable(
  'lead_change',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    leadId: leadId(),
    /** The version that the lead had after it. */
    version: integer('version').notNull(),
    field: text('field').notNull(),
    fromValue: jsonb('from_value'),
    toValue: jsonb('to_value'),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
    byAccountId: byAccount('by_account_id'),
    /** Of whom it comes when nobody did it by hand: `rule`, `round-robin`, `api`, `import`, `merge`, `undo`. */
    by: text('by').notNull().default('member'),
    bulkId: uuid('bulk_id'),
  },
  (table) => [
    ofLead('change_of_lead', table.leadId, table.workspaceId),
    index('lead_change_by_lead').on(table.leadId, table.workspaceId, table.at.desc(), table.id.desc()),
    index('lead_change_by_bulk').on(table.bulkId).where(sql`bulk_id is not null`),
    index('lead_change_by_field').on(table.workspaceId, table.field, table.at),
    pgPolicy('own_workspace_reads', { for: 'select', using: own }),
    pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
    pgPolicy('own_workspace_blanks', { for: 'update', using: own, withCheck: own }),
  ],
);

export const leadNotes = pgTable(
  'lead_note',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    leadId: leadId(),
    text: text('text').notNull(),
    /** Members who are named in it. */
    mentions: uuid('mentions').array().notNull().default([]),
    byAccountId: byAccount('by_account_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofLead('note_of_lead', table.leadId, table.workspaceId),
    index('lead_note_by_lead').on(table.leadId, table.createdAt.desc(), table.id.desc()),
    ownWorkspaceOnly(),
  ],
);

/** Something to be done for a lead, by an agent, until a moment. */
export const leadTasks = pgTable(
  'lead_task',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    leadId: leadId(),
    kind: text('kind', { enum: TASK_KINDS }).notNull().default('other'),
    title: text('title').notNull(),
    agentId: uuid('agent_id'),
    dueAt: instant('due_at'),
    doneAt: instant('done_at'),
    doneBy: byAccount('done_by'),
    byAccountId: byAccount('by_account_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofLead('task_of_lead', table.leadId, table.workspaceId),
    index('lead_task_by_lead').on(table.leadId, table.createdAt),
    index('lead_task_open').on(table.workspaceId, table.agentId, table.dueAt).where(sql`done_at is null`),
    ownWorkspaceOnly(),
  ],
);

/** What passed with them: a call, a viewing, a meeting. */
export const leadInteractions = pgTable(
  'lead_interaction',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    leadId: leadId(),
    type: text('type', { enum: INTERACTION_TYPES }).notNull(),
    at: instant('at').notNull(),
    description: text('description').notNull().default(''),
    outcome: text('outcome', { enum: INTERACTION_OUTCOMES }),
    nextAction: text('next_action'),
    minutes: integer('minutes'),
    byAccountId: byAccount('by_account_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofLead('interaction_of_lead', table.leadId, table.workspaceId),
    index('lead_interaction_by_lead').on(table.leadId, table.at.desc(), table.id.desc()),
    ownWorkspaceOnly(),
  ],
);

/** A filter with its order, under a name: its member's own, or everybody's. */
export const leadViews = pgTable(
  'lead_view',
  {
    id: id(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filter: jsonb('filter').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('lead_view_named_once').on(table.workspaceId, table.accountId, table.name),
    ownWorkspaceOnly(),
  ],
);

/** Something done to many at once, so that it can be taken back as one. */
export const leadBulkActions = pgTable(
  'lead_bulk_action',
  {
    id: id(),
    workspaceId: workspaceId(),
    action: text('action').notNull(),
    byAccountId: byAccount('by_account_id'),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('lead_bulk_action_newest').on(table.workspaceId, table.createdAt), ownWorkspaceOnly()],
);

/** What was moved from one lead to another, row by row, and how both were before: undoing puts exactly that back. */
export const leadMerges = pgTable(
  'lead_merge',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    keptId: uuid('kept_id').notNull(),
    mergedId: uuid('merged_id').notNull(),
    moved: jsonb('moved').$type<{ table: string; id: string }[]>().notNull(),
    keptBefore: jsonb('kept_before').$type<Record<string, unknown>>().notNull(),
    mergedBefore: jsonb('merged_before').$type<Record<string, unknown>>().notNull(),
    byAccountId: byAccount('by_account_id'),
    createdAt: createdAt(),
    undoneAt: instant('undone_at'),
    undoneBy: byAccount('undone_by'),
  },
  (table) => [
    ofLead('merge_kept', table.keptId, table.workspaceId),
    ofLead('merge_merged', table.mergedId, table.workspaceId),
    index('lead_merge_by_kept').on(table.keptId, table.createdAt),
    uniqueIndex('lead_merged_once').on(table.mergedId).where(sql`undone_at is null`),
    ownWorkspaceOnly(),
  ],
);

/** Two who look alike and are not the same: nobody is asked about them again. */
export const leadDistinctions = pgTable(
  'lead_distinction',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    byAccountId: byAccount('by_account_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofLead('distinction_one', table.oneId, table.workspaceId),
    ofLead('distinction_other', table.otherId, table.workspaceId),
    unique('lead_distinction_once').on(table.oneId, table.otherId),
    index('lead_distinction_by_other').on(table.otherId),
    check('lead_distinction_in_order', sql`${table.oneId} < ${table.otherId}`),
    ownWorkspaceOnly(),
  ],
);

/** Who sees whose leads, who gets new ones, and how soon they are answered. No row: as the defaults say. */
export const leadSettings = pgTable(
  'lead_settings',
  {
    workspaceId: workspaceId().primaryKey(),
    visibility: text('visibility', { enum: ['all', 'own'] })
      .notNull()
      .default('all'),
    assignment: text('assignment', { enum: ['by-hand', 'round-robin'] })
      .notNull()
      .default('round-robin'),
    responseMinutes: integer('response_minutes').notNull().default(USUAL_RESPONSE_MINUTES),
  },
  () => [ownWorkspaceOnly()],
);

export type AssignmentConditions = {
  sources?: (typeof LEAD_SOURCES)[number][];
  intents?: (typeof LEAD_INTENTS)[number][];
  states?: string[];
  locations?: string[];
  propertyTypes?: (typeof PROPERTY_TYPES)[number][];
  budgetFrom?: number;
};

/** The first rule that fits a new lead names its agents; of several, they take turns. */
export const leadAssignmentRules = pgTable(
  'lead_assignment_rule',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    conditions: jsonb('conditions').$type<AssignmentConditions>().notNull().default({}),
    agentIds: uuid('agent_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lead_assignment_rule_order').on(table.workspaceId, table.position), ownWorkspaceOnly()],
);
