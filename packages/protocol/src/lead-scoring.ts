import { ACTIVITY_KINDS } from '@propguard/rules/activities/activity-kinds';
import { SCORE_FACTORS } from '@propguard/rules/lead-scoring/score-factors';
import { SCORING_PRESETS, weightsProblem } from '@propguard/rules/lead-scoring/scoring-models';
import { DECISION_MAKERS, LEAD_FINANCINGS, LEAD_TIMELINES, TOUCH_KINDS } from '@propguard/rules/leads/facts';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { LeadSource, LeadStatus, ScoreBand } from './lead-facts.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Id, Instant, oneLine, Whole } from './shapes.ts';

const Factor = z.enum(SCORE_FACTORS);
const Weight = z.int('Enter whole percents.').min(0, 'Enter 0 or more.').max(100, 'Enter at most 100.');
const Points = z.number().min(0).max(100).describe('Of the hundred of a score, in tenths.');
const Score = z.int().min(0).max(100);

const weightShape = {
  engagement: Weight,
  budget: Weight,
  timeline: Weight,
  location: Weight,
  propertyType: Weight,
  companySize: Weight,
  decisionMaker: Weight,
  urgency: Weight,
};
const ScoreWeights = z.object(weightShape).superRefine((weights, context) => {
  const message = weightsProblem(weights);
  if (message !== null) context.addIssue({ code: 'custom', path: ['weights'], message });
});

/** LEADS-ENT-06 */
export const ScoringModel = z.object({
  number: z.int().min(0).describe('0: the model that every workspace begins with.'),
  name: z.string(),
  version: z.string(),
  weights: z.object(weightShape),
  factors: z.array(
    z.object({
      factor: Factor,
      name: z.string(),
      weight: Weight,
      description: z.string(),
      impact: z.enum(['high', 'medium', 'low']),
    }),
  ),
  note: z.string().nullable(),
  restores: z.string().nullable().describe('The version whose weights it has again.'),
  by: z.string().nullable(),
  lastUpdated: Instant.nullable(),
});
export type ScoringModel = z.infer<typeof ScoringModel>;

const ScoringAccuracy = z
  .object({ right: z.int(), decided: z.int(), share: z.number().min(0).max(1).nullable() })
  .describe('Leads that closed with a score of 60 or more, and were lost below it; null: too few to say.');

const Bands = z.object({ hot: z.int(), warm: z.int(), cool: z.int(), cold: z.int() });

/** LEADS-SCORE-03 */
export const ScoringOverview = z.object({
  leads: z.int(),
  scored: z.int(),
  averageScore: z.number().nullable(),
  bands: Bands,
  histogram: z.array(z.int()).describe('Leads by score, five points a bar; 100 is in the last.'),
  unassigned: z.int(),
});
export type ScoringOverview = z.infer<typeof ScoringOverview>;

const Move = z.object({ from: ScoreBand, to: ScoreBand, leads: z.int() });
const Moved = z.object({
  leadId: Id,
  name: z.string().nullable(),
  from: z.object({ score: Score, band: ScoreBand }),
  to: z.object({ score: Score, band: ScoreBand }),
});
export const ModelPreview = z.object({
  leads: z.int(),
  changed: z.int().describe('Leads that would change their band.'),
  before: Bands,
  after: Bands,
  moves: z.array(Move),
  examples: z.array(Moved).describe('Some of them, those that move furthest first.'),
});
export type ModelPreview = z.infer<typeof ModelPreview>;

const Part = z.object({
  factor: Factor,
  state: z
    .enum(['known', 'unknown', 'not-applicable'])
    .describe('unknown: counts 50; not-applicable: its weight goes to the others.'),
  fulfilment: z.number().min(0).max(100),
  most: Points.describe('What it could give.'),
  points: Points,
});
const Share = z.object({ found: z.int(), of: z.int() }).nullable();

/** What the score rests on, with the rows. */
const Evidence = z.object({
  happened: z.array(
    z.object({
      activityId: Id,
      kind: z.enum(ACTIVITY_KINDS),
      at: Instant,
      points: z.number().describe('What is left of its points.'),
    }),
  ),
  reach: Share.describe('Listings that they look for: within budget, of all.'),
  financing: z.enum(LEAD_FINANCINGS).nullable(),
  timeline: z.enum(LEAD_TIMELINES).nullable(),
  timelineSaidAt: Instant.nullable(),
  locations: Share,
  propertyTypes: Share,
  companySize: z.int().nullable(),
  decisionMaker: z.enum(DECISION_MAKERS).nullable(),
  urgency: z
    .object({
      rowId: Id,
      row: z.enum(['activity', 'touch', 'lead']),
      kind: z.enum([...ACTIVITY_KINDS, ...TOUCH_KINDS, 'immediately']),
      at: Instant,
    })
    .nullable(),
});

export const LeadScore = z.object({
  leadId: Id,
  score: Score,
  band: ScoreBand,
  total: Points.describe('The sum of the parts, before it is rounded.'),
  modelVersion: z.string(),
  scoredAt: Instant,
  leavesBandAt: Instant.nullable().describe(
    'When it cools by itself, unless something happens; null: never.',
  ),
  parts: z.array(Part),
  evidence: Evidence,
  presets: z
    .array(z.object({ preset: z.enum(SCORING_PRESETS), score: Score }))
    .describe('The same facts by other weights.'),
  history: z
    .array(z.object({ at: Instant, score: Score, band: ScoreBand, modelVersion: z.string() }))
    .describe('The newest first.'),
});
export type LeadScore = z.infer<typeof LeadScore>;

/** LEADS-ENT-04, what a card shows of it. */
export const ScoredLead = z.object({
  id: Id,
  name: z.string().nullable(),
  company: z.string().nullable(),
  status: LeadStatus,
  source: LeadSource,
  score: Score,
  band: ScoreBand,
  assignedAgent: z.string().nullable(),
  tags: z.array(z.string()),
  createdAt: Instant,
  lastActivity: Instant.nullable(),
});
export type ScoredLead = z.infer<typeof ScoredLead>;

const tags = ['lead-scoring'];
const reads = workspaceRoute('agent', 'leads:read');
const manages = workspaceRoute('admin', 'leads:write');

/** How a workspace scores its leads. Members only: no route of clients gives a score. */
export const leadScoring = {
  overview: reads
    .route({ method: 'GET', path: '/lead-scoring/overview', tags, summary: 'Leads by band, and their mean' })
    .output(ScoringOverview),
  models: reads
    .route({ method: 'GET', path: '/lead-scoring/models', tags, summary: 'The model, and those before it' })
    .output(
      z.object({
        current: ScoringModel,
        accuracy: ScoringAccuracy,
        versions: z.array(ScoringModel).describe('The newest first.'),
      }),
    ),
  preview: reads
    .route({
      method: 'POST',
      path: '/lead-scoring/models/preview',
      tags,
      summary: 'Which leads would change band with other weights; nothing is written',
    })
    .input(z.object({ weights: ScoreWeights }))
    .output(ModelPreview),
  save: manages
    .route({
      method: 'POST',
      path: '/lead-scoring/models',
      tags,
      summary: 'Other weights, as a new version; every lead is scored again',
      successStatus: 201,
    })
    .errors(errorsOf('CONFLICT'))
    .input(
      z.object({
        weights: ScoreWeights,
        note: oneLine(200).default('').describe('Why.'),
        after: Whole.describe('The version you were looking at: refused if there’s a newer one by now.'),
      }),
    )
    .output(ScoringModel),
  goBack: manages
    .route({
      method: 'POST',
      path: '/lead-scoring/models/{number}/restore',
      tags,
      summary: 'The weights of an earlier version again, as a new one',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(z.object({ number: z.coerce.number().int().min(0).max(1_000_000) }))
    .output(ScoringModel),
  leads: reads
    .route({ method: 'GET', path: '/lead-scoring/leads', tags, summary: 'Leads by score, the highest first' })
    .input(PageQuery.extend({ band: ScoreBand.optional() }))
    .output(pageOf(ScoredLead)),
  lead: reads
    .route({ method: 'GET', path: '/lead-scoring/leads/{id}', tags, summary: 'The anatomy of one score' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(LeadScore),
};
