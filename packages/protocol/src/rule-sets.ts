import { PARAGRAPH_MAX_LENGTH, RULE_NOTE_MAX_LENGTH } from '@propguard/rules/lending/limits';
import { RULE_NAMES, type RuleName } from '@propguard/rules/lending/rule-names';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { Day, Instant, Whole } from './shapes.ts';

const MOST_BANDS = 20;
const Bands = z.array(z.number()).max(MOST_BANDS);
const Paragraph = z.string().max(PARAGRAPH_MAX_LENGTH);
const paragraphs = Object.fromEntries(RULE_NAMES.map((name) => [name, Paragraph])) as Record<
  RuleName,
  typeof Paragraph
>;

/** The shape; whether its figures make sense is checked by the rules themselves. Percentages are 0-100. */
const LendingRules = z.object({
  required: z
    .array(z.enum(RULE_NAMES))
    .max(RULE_NAMES.length)
    .optional()
    .describe('Without which no loan is approved.'),
  lvr: z.object({ thresholdsPercent: Bands }),
  dti: z.object({ inForceFrom: Day, flaggedFrom: z.number(), portfolioSharePercent: z.number() }),
  serviceability: z.object({
    bufferPoints: z.number(),
    nonSalaryHaircutPercent: z.number(),
    taxBands: z.array(z.object({ aboveAud: Whole, percent: z.number() })).max(MOST_BANDS),
    medicareLevyPercent: z.number(),
  }),
  riskWeight: z.object({
    lvrBoundsPercent: Bands,
    weightsPercent: z.object({
      ownerOccupier: Bands,
      ownerOccupierWithLmi: Bands,
      other: Bands,
      otherWithLmi: Bands,
    }),
    nonStandardPercent: z.number(),
    capitalPercent: z.number(),
  }),
  largeExposure: z.object({ limitPercent: z.number(), largePercent: z.number() }),
  creditQuality: z.object({ defaultDays: Whole, reviewMonths: Whole }),
  operationalRisk: z.object({
    incidentNoticeHours: Whole,
    toleranceNoticeHours: Whole,
    registerMonths: Whole,
  }),
  responsibleLending: z.object({ assessmentDays: Whole }),
  automatedDecisions: z.object({ inForceFrom: Day }),
  paragraphs: z.object(paragraphs),
});

const RuleValue = z.union([z.number(), z.string()]).nullable();
const RuleChange = z.object({ field: z.string(), before: RuleValue, after: RuleValue });

export const RuleSetVersion = z.object({
  version: z.string(),
  source: z.enum(['installation', 'workspace']),
  effectiveFrom: Day,
  note: z.string().nullable(),
  basedOn: z.string().nullable(),
  changes: z.array(RuleChange).describe('To the version it is based on.'),
  createdAt: Instant.nullable(),
  createdBy: z.string().nullable(),
  inForce: z.boolean().describe('Whether an assessment of today is made with it.'),
});
export type RuleSetVersion = z.infer<typeof RuleSetVersion>;

export const NewRuleSet = z.object({
  basedOn: z.string().max(40).describe('The newest version you read; refused if there’s a newer one by now.'),
  effectiveFrom: Day,
  note: z.string().trim().min(1, 'Say why the rules change.').max(RULE_NOTE_MAX_LENGTH),
  rules: LendingRules,
});
export type NewRuleSet = z.infer<typeof NewRuleSet>;

const tags = ['rule sets'];

export const ruleSets = {
  list: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'GET',
      path: '/lending/rule-sets',
      tags,
      summary: 'Versions of the rules, newest first',
    })
    .output(z.object({ items: z.array(RuleSetVersion) })),
  get: workspaceRoute('viewer', 'lending:read')
    .route({ method: 'GET', path: '/lending/rule-sets/{version}', tags, summary: 'The rules of one version' })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ version: z.string().max(40) }))
    .output(RuleSetVersion.extend({ rules: LendingRules })),
  create: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/lending/rule-sets',
      tags,
      summary: 'Change the rules, as a new version',
      successStatus: 201,
    })
    .errors(errorsOf('CONFLICT'))
    .input(NewRuleSet)
    .output(RuleSetVersion),
};
