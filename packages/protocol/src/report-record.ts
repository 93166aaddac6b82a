import { LAYER_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import * as z from 'zod';
import { PropguardCompliance } from './compliance-reports.ts';
import { HazardReport } from './hazards.ts';
import { LoanAssessment } from './lending.ts';
import { LoanFacts } from './loan-facts.ts';
import { MarketAnalysis } from './market.ts';
import { ModelMeasures, ValuationModel } from './models.ts';
import { ListingRecord } from './property-records.ts';
import { Day, Id, Instant } from './shapes.ts';
import { PropertyFacts, Subject, Valuation } from './valuations.ts';

const Line = z.array(z.number()).describe('x, y, x, y, ... in units of the plan.');
const Spot = z.object({ x: z.number(), y: z.number() });

/** A plan of the place, ready to be drawn at any size: positions are units from its upper left corner. */
export const ReportPlan = z.object({
  widthUnits: z.number(),
  heightUnits: z.number(),
  metresAcross: z.number(),
  subject: Spot,
  comparables: z.array(
    Spot.extend({
      number: z.int(),
      markX: z.number().describe('Where its mark is, clear of the others.'),
      markY: z.number(),
      beyond: z.boolean().describe('Farther away: it is at the edge.'),
    }),
  ),
  homes: Line.describe('Other homes that we know, as texture.'),
  shores: z.array(Line),
  areas: z.array(z.object({ kind: z.enum(LAYER_KINDS), severity: z.number(), rings: z.array(Line) })),
  places: z.array(Spot.extend({ name: z.string() })),
});
export type ReportPlan = z.infer<typeof ReportPlan>;

export const ReportSource = z.object({
  name: z.string(),
  detail: z.string(),
  source: z.string(),
  licence: z.string().nullable(),
  asOf: Day.nullable(),
  sample: z.boolean(),
});
export type ReportSource = z.infer<typeof ReportSource>;

const ReportModel = ValuationModel.pick({
  id: true,
  trainedAt: true,
  dataUntil: true,
  sales: true,
  dataFingerprint: true,
  modelFingerprint: true,
  sample: true,
}).extend({ measures: ModelMeasures.omit({ baselines: true }) });
export type ReportModel = z.infer<typeof ReportModel>;

const ReportCertificate = z.object({
  certificateId: z.string(),
  issuedAt: Instant,
  hash: z.string().describe('Of the transaction that recorded it.'),
});

const FactValue = z.union([z.string(), z.number()]).nullable();

/** What a person changed before the report was made, and why. */
export const ReportScenario = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(['what-if', 'challenge']),
  assessedAud: z.int().nullable().describe('The value before the changes.'),
  facts: z.array(z.object({ name: PropertyFacts.keyof(), was: FactValue, now: FactValue })),
  sales: z.array(
    z.object({
      saleId: Id,
      change: z.enum(['left-out', 'added']),
      address: z.string(),
      locality: z.string(),
      contractDate: Day,
      reason: z.string(),
    }),
  ),
});
export type ReportScenario = z.infer<typeof ReportScenario>;

const ValueBand = z.object({ lowAud: z.int(), highAud: z.int() });

/**
 * Everything that a report says, as it stood when it was made. It is stored whole and never changed, and names nothing
 * of the workspace that made it.
 */
export const ReportRecord = z.object({
  reportId: z.string(),
  version: z.int().min(1),
  generatedAt: Instant,
  assessedAt: Instant,
  subject: Subject,
  home: z.object({
    listing: ListingRecord.pick({ id: true, status: true, guide: true, listedOn: true }).nullable(),
    features: z.array(z.string()),
    photos: z.array(z.string()).describe('Paths of this installation.'),
  }),
  scenario: ReportScenario.optional().describe(
    'The value is with these changes; absent: as it was assessed.',
  ),
  valuation: Valuation,
  indicativeBand: ValueBand.nullable(),
  hazards: HazardReport,
  riskLevel: z.enum(['High', 'Medium', 'Low']).nullable(),
  riskFactors: z.array(z.string()),
  loan: LoanFacts.nullable().describe('What the lending verdicts were given; null: the value alone.'),
  lending: LoanAssessment,
  compliance: PropguardCompliance,
  reviewDue: Day,
  market: MarketAnalysis.nullable(),
  model: ReportModel.nullable(),
  summary: z.array(z.string()).describe('The executive summary, a paragraph each.'),
  method: z.array(z.string()),
  limits: z.array(z.string()),
  disclosure: z.string(),
  sources: z.array(ReportSource),
  plan: ReportPlan,
  sample: z.boolean().describe('Some of what it is based on is made up.'),
  certificate: ReportCertificate.nullable(),
});
export type ReportRecord = z.infer<typeof ReportRecord>;

export const ReportVersion = z.object({
  version: z.int().min(1),
  generatedAt: Instant,
  valueAud: z.int().nullable(),
  digest: z.string().describe('SHA-256 of the record as canonical JSON, in hexadecimal.'),
});
export type ReportVersion = z.infer<typeof ReportVersion>;

export const ReportShare = z.object({
  id: Id,
  version: z.int().min(1),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  expiresAt: Instant,
});
export type ReportShare = z.infer<typeof ReportShare>;
