import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { ALERT_CAUSES } from '@propguard/rules/risk-dashboard/alert-causes';
import { ALERT_FIGURES } from '@propguard/rules/risk-dashboard/changes';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { JobReference } from './jobs.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant, Whole } from './shapes.ts';
import { Subject, Valuation } from './valuations.ts';

const Share = z.number().min(0).max(1).nullable();
const Band = z.object({ from: z.number().nullable(), upTo: z.number().nullable(), count: z.int() });
const Hazards = z.record(z.enum(HAZARD_KINDS), Share).describe('Null: no layer covers the place.');

const Place = z.object({
  address: z.string(),
  locality: Subject.shape.locality,
  latitude: z.number(),
  longitude: z.number(),
});

/** A home that was assessed, as it was found last. */
const AssessedHome = Place.extend({
  assessmentId: Id,
  propertyId: Id.nullable(),
  method: Valuation.shape.method,
  valueAud: z.int().nullable(),
  range80: Valuation.shape.range80,
  hazards: Hazards,
  riskScore: Share.describe(figureInWords(HOME_METRICS.riskScore)),
  assessedAt: Instant,
  watchedId: Id.nullable().describe('Its entry in the watch list.'),
});
export type AssessedHome = z.infer<typeof AssessedHome>;

export const RiskOverview = z.object({
  homes: z.array(AssessedHome),
  whole: z.boolean().describe('False: there are more than are looked at.'),
  totalAud: z.number(),
  medianAud: z.number().nullable(),
  meanRisk: Share.describe(figureInWords(HOME_METRICS.meanRisk)),
  risks: z.array(Band).describe('Homes by the highest of their hazards that something was measured of.'),
  unmapped: z
    .int()
    .describe('Homes in none of these bands: no layer speaks of them, or no mapped area reaches them.'),
  hazards: z.array(
    z.object({
      kind: z.enum(HAZARD_KINDS),
      high: z.int(),
      medium: z.int(),
      low: z.int(),
      unknown: z.int().describe('No layer speaks of the place, or no mapped area reaches it.'),
    }),
  ),
  sample: z.boolean(),
});
export type RiskOverview = z.infer<typeof RiskOverview>;

const Figures = z.object({
  valueAud: z.int().nullable(),
  hazards: Hazards,
  riskScore: Share.describe(figureInWords(HOME_METRICS.riskScore)),
  asOf: Day,
  modelId: Id.nullable(),
});
export type WatchedFigures = z.infer<typeof Figures>;

export const WatchedHome = Place.extend({
  id: Id,
  propertyId: Id.nullable(),
  assessmentId: Id.nullable().describe('The assessment that it was last looked at with.'),
  portfolio: z
    .object({ id: Id, record: z.int() })
    .nullable()
    .describe('The row of a file that it came from.'),
  now: Figures,
  before: Figures.describe('When it was put on the list.'),
  alerts: z.int().describe('Not dismissed yet.'),
  sample: z.boolean(),
  since: Instant,
  checkedAt: Instant,
  addedBy: z.string().nullable(),
});
export type WatchedHome = z.infer<typeof WatchedHome>;

export const RiskAlert = z.object({
  id: Id,
  watchedId: Id,
  address: z.string(),
  locality: Subject.shape.locality,
  assessmentId: Id.nullable(),
  figure: z.enum(ALERT_FIGURES),
  before: z.number().nullable().describe('Dollars of a value, 0 to 1 of a hazard; null: none.'),
  after: z.number().nullable(),
  cause: z.enum(ALERT_CAUSES),
  createdAt: Instant,
});
export type RiskAlert = z.infer<typeof RiskAlert>;

const WatchRequest = z.union([
  z.strictObject({ assessmentId: Id }),
  z.strictObject({ portfolioId: Id, record: Whole.min(1) }),
]);
export type WatchRequest = z.infer<typeof WatchRequest>;

const tags = ['risk dashboard'];
const reads = workspaceRoute('viewer', 'assessments:read');
const writes = workspaceRoute('agent', 'assessments:write');

export const riskDashboard = {
  overview: reads
    .route({ method: 'GET', path: '/risk-overview', tags, summary: 'The risks of all assessed properties' })
    .output(RiskOverview),
  watchList: reads
    .route({ method: 'GET', path: '/watch-list', tags, summary: 'Watched properties, newest first' })
    .output(z.object({ items: z.array(WatchedHome) })),
  watch: writes
    .route({
      method: 'POST',
      path: '/watch-list',
      tags,
      summary: 'Watch an assessed property, or one of a portfolio',
      description: 'It is valued again when a model takes over or a hazard layer changes.',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(WatchRequest)
    .output(WatchedHome),
  unwatch: writes
    .route({ method: 'DELETE', path: '/watch-list/{id}', tags, summary: 'No longer watch a property' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  check: writes
    .route({
      method: 'POST',
      path: '/watch-list/check',
      tags,
      summary: 'Value the watched properties now, as a job',
    })
    .output(JobReference),
  alerts: reads
    .route({
      method: 'GET',
      path: '/risk-alerts',
      tags,
      summary: 'Changes of watched properties that nobody has dismissed, newest first',
    })
    .input(PageQuery)
    .output(pageOf(RiskAlert)),
  dismiss: writes
    .route({ method: 'POST', path: '/risk-alerts/{id}/dismiss', tags, summary: 'Dismiss an alert' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  dismissAll: writes
    .route({ method: 'POST', path: '/risk-alerts/dismiss', tags, summary: 'Dismiss every alert' })
    .output(Done),
};
