import { COMMAND_MAX, SALE_REASON_MAX, SCENARIO_NAME_MAX } from '@propguard/rules/assessments/limits';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import * as z from 'zod';
import { AnalyseReply } from './analyse-reply.ts';
import { errorsOf } from './errors.ts';
import { HazardReport } from './hazards.ts';
import { LoanAssessment } from './lending.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';
import { PropertyFacts, Subject, Valuation } from './valuations.ts';

const Command = z
  .string()
  .trim()
  .min(1, 'Enter an address or a question.')
  .max(COMMAND_MAX, `Keep it under ${COMMAND_MAX} characters.`);

export const Assessment = z.object({
  id: Id,
  command: z.string().nullable().describe('As it was typed; null when a property was chosen.'),
  subject: Subject,
  valuation: Valuation,
  hazards: HazardReport,
  lending: LoanAssessment.describe('On the value alone, until a loan is given.'),
  story: z.string(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
});
export type Assessment = z.infer<typeof Assessment>;

export const AssessmentSummary = Assessment.pick({
  id: true,
  command: true,
  createdAt: true,
  createdBy: true,
}).extend({
  address: z.string(),
  locality: Subject.shape.locality,
  latitude: z.number(),
  longitude: z.number(),
  riskScore: z.number().min(0).max(1).nullable().describe(figureInWords(HOME_METRICS.riskScore)),
  valuation: Valuation.pick({
    method: true,
    asOf: true,
    valueAud: true,
    range80: true,
    range90: true,
    confidence: true,
    sample: true,
  }),
});
export type AssessmentSummary = z.infer<typeof AssessmentSummary>;

/** As many as a page of results has, several times over. */
const PROPERTIES_ASKED_MAX = 100;
const PropertyIds = z
  .string()
  .max(PROPERTIES_ASKED_MAX * 37)
  .transform((sent) => [
    ...new Set(
      sent
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(Id).min(1, 'Name a property.').max(PROPERTIES_ASKED_MAX))
  .describe('Separated by commas.');

/** What stands on a card about a property that was assessed. */
export const LastAssessment = z.object({
  propertyId: Id,
  assessmentId: Id,
  valueAud: z.int().nullable(),
  riskScore: z.number().min(0).max(1).nullable().describe(figureInWords(HOME_METRICS.riskScore)),
  lvr: z.object({ value: z.number(), assumed: z.boolean() }),
  sample: z.boolean(),
});
export type LastAssessment = z.infer<typeof LastAssessment>;

const SaleIds = z.array(Id).max(50).default([]);
const SaleReasons = z
  .record(
    Id,
    z.string().trim().min(1, 'Say why.').max(SALE_REASON_MAX, `Keep it under ${SALE_REASON_MAX} characters.`),
  )
  .default({});
/** What is different from the assessment. Nothing here changes what is stored. */
export const Changes = z.object({
  facts: PropertyFacts.partial().default({}),
  withoutSales: SaleIds.describe('Comparables to leave out.'),
  withSales: SaleIds.describe('Sales to add as comparables.'),
  saleReasons: SaleReasons.describe('Why each of these was left out or added, by the id of the sale.'),
});
export type Changes = z.infer<typeof Changes>;

export const TriedValuation = Valuation.extend({
  story: z.string().describe('The assessment in a few sentences, told of this value.'),
});
export type TriedValuation = z.infer<typeof TriedValuation>;

const SCENARIO_KINDS = ['what-if', 'challenge'] as const;
export const Scenario = z.object({
  id: Id,
  name: z.string(),
  kind: z.enum(SCENARIO_KINDS).describe('challenge: the owner says that a fact is wrong.'),
  changes: Changes,
  valuation: Valuation,
  createdAt: Instant,
  createdBy: z.string().nullable(),
});
export type Scenario = z.infer<typeof Scenario>;

const tags = ['assessments'];

export const assessments = {
  processCommand: workspaceRoute('agent', 'assessments:write')
    .route({
      method: 'POST',
      path: '/propguard/process-command',
      tags,
      summary: 'Assess what an address, a suburb or a question names',
    })
    .errors(errorsOf('UNAVAILABLE'))
    .input(z.object({ command: Command }))
    .output(AnalyseReply),
  create: workspaceRoute('agent', 'assessments:write')
    .route({
      method: 'POST',
      path: '/assessments',
      tags,
      summary: 'Assess a property we know',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'UNAVAILABLE'))
    .input(z.object({ propertyId: Id }))
    .output(Assessment),
  list: workspaceRoute('viewer', 'assessments:read')
    .route({
      method: 'GET',
      path: '/assessments',
      tags,
      summary: 'Assessments of this workspace, newest first',
    })
    .input(PageQuery.extend({ propertyId: Id.optional() }))
    .output(pageOf(AssessmentSummary)),
  lastOfProperties: workspaceRoute('viewer', 'assessments:read')
    .route({
      method: 'GET',
      path: '/assessments/last',
      tags,
      summary: 'The last assessment of each of several properties, in short',
    })
    .input(z.object({ propertyIds: PropertyIds }))
    .output(z.object({ items: z.array(LastAssessment) })),
  get: workspaceRoute('viewer', 'assessments:read')
    .route({ method: 'GET', path: '/assessments/{id}', tags, summary: 'One assessment, whole' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Assessment),
  remove: workspaceRoute('agent', 'assessments:write')
    .route({
      method: 'DELETE',
      path: '/assessments/{id}',
      tags,
      summary: 'Remove an assessment and its scenarios',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  tryChanges: workspaceRoute('viewer', 'assessments:read')
    .route({
      method: 'POST',
      path: '/assessments/{id}/try',
      tags,
      summary: 'The value with other facts or comparables; nothing is kept',
    })
    .errors(errorsOf('NOT_FOUND', 'UNAVAILABLE'))
    .input(ById.extend({ changes: Changes }))
    .output(TriedValuation),
  listScenarios: workspaceRoute('viewer', 'assessments:read')
    .route({ method: 'GET', path: '/assessments/{id}/scenarios', tags, summary: 'Its named scenarios' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(Scenario) })),
  addScenario: workspaceRoute('agent', 'assessments:write')
    .route({
      method: 'POST',
      path: '/assessments/{id}/scenarios',
      tags,
      summary: 'Save a what-if or a challenged fact under a name',
      description: 'Each sale that is left out or added needs its reason in `saleReasons`.',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED', 'UNAVAILABLE'))
    .input(
      ById.extend({
        name: z.string().trim().min(1, 'Enter a name.').max(SCENARIO_NAME_MAX),
        kind: z.enum(SCENARIO_KINDS).default('what-if'),
        changes: Changes,
      }),
    )
    .output(Scenario),
  removeScenario: workspaceRoute('agent', 'assessments:write')
    .route({
      method: 'DELETE',
      path: '/assessments/{id}/scenarios/{scenarioId}',
      tags,
      summary: 'Forget a scenario',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ scenarioId: Id }))
    .output(Done),
};
