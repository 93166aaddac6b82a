import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { REJECT_REASONS } from '@propguard/rules/imports/reject-reasons';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { STATES } from '@propguard/rules/places/states';
import { FLAGGED_LVR } from '@propguard/rules/portfolios/flags';
import { PORTFOLIO_MAX_BYTES, PORTFOLIO_NAME_MAX } from '@propguard/rules/portfolios/limits';
import { PORTFOLIO_STATES, ROW_ORDERS } from '@propguard/rules/portfolios/portfolio-states';
import * as z from 'zod';
import { ImportColumn, ImportPreview } from './data-imports.ts';
import { errorsOf } from './errors.ts';
import { Portfolio as LoanBook } from './loans.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant } from './shapes.ts';
import { newUpload, uploadIdOf } from './uploads.ts';
import { PropertyFacts, Valuation } from './valuations.ts';

const Share = z.number().min(0).max(1).nullable();
const Band = z.object({ from: z.number().nullable(), upTo: z.number().nullable(), count: z.int() });

export const PortfolioChoice = z.object({
  columns: z.record(z.string().max(40), z.string().max(300)).describe('Field to column of the file.'),
  state: z.enum(STATES).nullable().default(null).describe('For files that name no state.'),
});
export type PortfolioChoice = z.infer<typeof PortfolioChoice>;

export const PortfolioReading = z.object({ columns: z.array(ImportColumn), guess: PortfolioChoice });
export type PortfolioReading = z.infer<typeof PortfolioReading>;

export const PortfolioSummary = z.object({
  totalAud: z.number(),
  meanAud: z.number().nullable(),
  medianAud: z.number().nullable(),
  values: z.array(Band).describe('Homes by value.'),
  risks: z.array(Band).describe('Homes by the highest of their hazards that something was measured of.'),
  unmapped: z
    .int()
    .describe('Homes in none of these bands: no layer speaks of them, or no mapped area reaches them.'),
  lvrs: z.array(Band).describe('Homes with a loan, by LVR.'),
  withoutValue: z.int(),
  withLoan: z.int(),
  loanAud: z.number(),
  flagged: z.int().describe(`A hazard above ${BAR_RISK_BANDS.high}, or an LVR above ${FLAGGED_LVR}.`),
});
export type PortfolioSummary = z.infer<typeof PortfolioSummary>;

export const Portfolio = z.object({
  id: Id,
  name: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  uploadId: uploadIdOf('a portfolio'),
  state: z.enum(PORTFOLIO_STATES),
  problem: z.string().nullable().describe('Why it was refused, or what made it stop.'),
  rows: z.int().nullable().describe('Null until the file was read to its end.'),
  rowsDone: z.int(),
  rejected: z.int(),
  sample: z.boolean().describe('Valued from made-up sales.'),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  startedAt: Instant.nullable(),
  completedAt: Instant.nullable(),
});
export type Portfolio = z.infer<typeof Portfolio>;

export const PortfolioDetail = Portfolio.extend({
  reading: PortfolioReading.nullable(),
  summary: PortfolioSummary.nullable().describe('Null until every row was valued.'),
});
export type PortfolioDetail = z.infer<typeof PortfolioDetail>;

/** The file as lending: all of its loans count as new lending of the period. */
export const PortfolioLending = LoanBook.omit({ from: true, to: true }).extend({
  withoutPurpose: z.int().describe('Loans for which nobody says who lives there: they are in no headroom.'),
});
export type PortfolioLending = z.infer<typeof PortfolioLending>;

/** One home of the file, valued. */
export const PortfolioHome = z.object({
  record: z.int().describe('The row of the file, counted from 1.'),
  reference: z.string().nullable(),
  address: z.string().nullable(),
  locality: z.object({ id: z.string(), name: z.string(), state: z.enum(STATES), postcode: z.string() }),
  latitude: z.number(),
  longitude: z.number(),
  positionSource: z.enum(['exact', 'locality']),
  facts: PropertyFacts,
  method: Valuation.shape.method,
  valueAud: z.int().nullable().describe('Null where the evidence does not suffice.'),
  range80: Valuation.shape.range80,
  fsd: z.number().nullable(),
  asOf: Day,
  modelId: Id,
  hazards: z.record(z.enum(HAZARD_KINDS), Share).describe('Null: no layer covers the place.'),
  riskScore: Share.describe(figureInWords(HOME_METRICS.riskScore)),
  loanAud: z.int().nullable(),
  lvr: z.number().nullable(),
  flags: z.array(z.enum([...HAZARD_KINDS, 'lvr'])),
});
export type PortfolioHome = z.infer<typeof PortfolioHome>;

const RejectedHome = z.object({
  record: z.int(),
  line: z.int(),
  reason: z.enum(REJECT_REASONS),
  field: z.string().nullable(),
  row: z.string(),
});
export type RejectedHome = z.infer<typeof RejectedHome>;

const PortfolioPoint = PortfolioHome.pick({
  record: true,
  address: true,
  latitude: true,
  longitude: true,
  valueAud: true,
}).extend({
  locality: z.string(),
  hazard: Share.describe('The highest; null where nothing was measured.'),
  flagged: z.boolean(),
});
export type PortfolioPoint = z.infer<typeof PortfolioPoint>;

const tags = ['portfolios'];
const reads = workspaceRoute('viewer', 'assessments:read');
const writes = workspaceRoute('agent', 'assessments:write');
const changing = errorsOf('NOT_FOUND', 'CONFLICT');

export const portfolios = {
  list: reads
    .route({ method: 'GET', path: '/portfolios', tags, summary: 'Portfolios, newest first' })
    .input(PageQuery)
    .output(pageOf(Portfolio)),
  get: reads
    .route({ method: 'GET', path: '/portfolios/{id}', tags, summary: 'One portfolio with its summary' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(PortfolioDetail),
  start: writes
    .route({
      method: 'POST',
      path: '/portfolios',
      tags,
      summary: 'Announce a CSV of properties',
      description: 'Its content follows in parts of 4 MiB, in order, to /uploads/portfolio/{uploadId}/parts.',
      successStatus: 201,
    })
    .errors(errorsOf('PAYLOAD_TOO_LARGE', 'LIMIT_REACHED'))
    .input(newUpload(PORTFOLIO_MAX_BYTES))
    .output(Portfolio),
  read: writes
    .route({
      method: 'POST',
      path: '/portfolios/{id}/reading',
      tags,
      summary: 'The file is complete: guess its columns',
    })
    .errors(changing)
    .input(ById)
    .output(PortfolioDetail),
  preview: reads
    .route({ method: 'POST', path: '/portfolios/{id}/preview', tags, summary: 'How the first rows are read' })
    .errors(changing)
    .input(ById.extend(PortfolioChoice.shape))
    .output(ImportPreview),
  value: writes
    .route({
      method: 'POST',
      path: '/portfolios/{id}/value',
      tags,
      summary: 'Value every row, as jobs',
      description: 'What a workspace uploads is never learnt from.',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'))
    .input(
      ById.extend(PortfolioChoice.shape).extend({
        name: z.string().trim().min(1, 'Enter a name.').max(PORTFOLIO_NAME_MAX),
      }),
    )
    .output(Portfolio),
  cancel: writes
    .route({ method: 'POST', path: '/portfolios/{id}/cancel', tags, summary: 'Stop; what was valued stays' })
    .errors(changing)
    .input(ById)
    .output(Portfolio),
  resume: writes
    .route({ method: 'POST', path: '/portfolios/{id}/resume', tags, summary: 'Go on where it stopped' })
    .errors(changing)
    .input(ById)
    .output(Portfolio),
  remove: writes
    .route({ method: 'DELETE', path: '/portfolios/{id}', tags, summary: 'Forget the file and its results' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  homes: reads
    .route({ method: 'GET', path: '/portfolios/{id}/homes', tags, summary: 'Its homes, valued' })
    .errors(errorsOf('NOT_FOUND'))
    .input(
      ById.extend(PageQuery.shape).extend({
        order: z.enum(ROW_ORDERS).default('record'),
        direction: z.enum(['asc', 'desc']).default('asc'),
        find: z.string().trim().max(100).default('').describe('In the address, the suburb or the reference.'),
        only: z
          .enum(['all', 'flagged'])
          .default('all')
          .describe('flagged: a high hazard, or a loan above 80% of the value.'),
      }),
    )
    .output(pageOf(PortfolioHome)),
  lending: reads
    .route({
      method: 'GET',
      path: '/portfolios/{id}/lending',
      tags,
      summary: 'DTI headroom, LVRs, large exposures and hazards of its loans',
      description: 'By the rules of today and the lender’s capital as it is known now.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(PortfolioLending),
  points: reads
    .route({
      method: 'GET',
      path: '/portfolios/{id}/points',
      tags,
      summary: 'Its homes for a map; of many, those with a flag first and then every nth of the rest',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(PortfolioPoint), whole: z.boolean() })),
  rejectedRows: reads
    .route({
      method: 'GET',
      path: '/portfolios/{id}/rejected-rows',
      tags,
      summary: 'Rows that couldn’t be used, with the reason',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(PageQuery.shape))
    .output(pageOf(RejectedHome)),
  download: reads
    .route({
      method: 'GET',
      path: '/portfolios/{id}/results.csv',
      tags,
      summary: 'Every row with its result or its reason, 100,000 at a time',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ afterRecord: z.coerce.number().int().min(0).max(PORTFOLIO_MAX_BYTES).default(0) }))
    .output(z.file()),
};
