import { COMPLIANCE_STATUSES } from '@propguard/rules/lending/compliance-summary';
import { LVR_LABELS } from '@propguard/rules/lending/lvr';
import { RULE_NAMES } from '@propguard/rules/lending/rule-names';
import { RESULTS } from '@propguard/rules/lending/verdict';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { LenderFacts, LoanFacts } from './loan-facts.ts';
import { sessionRoute, workspaceRoute } from './route.ts';
import { Day, Whole } from './shapes.ts';

const Rule = z.enum(RULE_NAMES);

export const Verdict = z.object({
  rule: Rule,
  version: z.string().describe('Of the rule set: `AU-2026.1`, or `W3` for the third of the workspace’s own.'),
  paragraph: z.string(),
  inputs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  result: z.enum(RESULTS),
  figure: z.number().nullable(),
  limit: z.number().nullable(),
  missing: z.array(z.string()).describe('The facts without which it cannot be assessed.'),
});
export type Verdict = z.infer<typeof Verdict>;

const ShownRatio = z.object({
  value: z.number(),
  assumed: z.boolean().describe('Nobody gave the facts: a usual figure, not used in any verdict.'),
});
const Cents = z.int().nullable();

export const LoanAssessment = z.object({
  ruleVersion: z.string(),
  assessedOn: Day,
  figures: z.object({
    lvr: ShownRatio,
    lvrLabel: z.enum(LVR_LABELS).nullable(),
    dti: ShownRatio,
    repaymentCents: Cents.describe('A month, as the contract has it.'),
    assessedRatePercent: z.number().nullable(),
    assessedRepaymentCents: Cents.describe('A month, with the buffer.'),
    surplusMonthlyCents: Cents,
    borrowingPowerAud: z.int().nullable(),
    riskWeightPercent: z.number().nullable(),
    capitalCents: Cents,
  }),
  verdicts: z.array(Verdict),
  setAside: z.array(
    z.object({ rule: Rule, reason: z.enum(['not-in-force', 'not-applicable']), from: Day.nullable() }),
  ),
  compliance: z.object({
    status: z.enum(COMPLIANCE_STATUSES),
    score: z.number().nullable().describe('The share of assessable rules that are compliant.'),
    assessable: z.int(),
    compliant: z.int(),
    needed: z
      .array(Rule)
      .default([])
      .describe('Rules that an approval needs, and that facts are missing for.'),
  }),
});
export type LoanAssessment = z.infer<typeof LoanAssessment>;

/** What would make a loan pass, if only its size were changed. */
export const WaysToPass = z.object({
  heldBackBy: z.array(Rule).describe('Rules that a smaller loan would meet.'),
  largestLoanAud: z.int().nullable(),
  smallestDepositAud: z.int().nullable(),
  notBySize: z.array(Rule).describe('Rules that hold it back whatever its size.'),
});
export type WaysToPass = z.infer<typeof WaysToPass>;

export const AssessmentReply = LoanAssessment.extend({
  toPass: WaysToPass.nullable().describe('Null when nothing holds the loan back, or no amount is given.'),
});
export type AssessmentReply = z.infer<typeof AssessmentReply>;

export const AssessmentRequest = z.object({
  loan: LoanFacts,
  lender: LenderFacts.optional().describe('In place of what the workspace has stored.'),
  assessedOn: Day.optional().describe('Today, in the workspace’s time zone, when it is not given.'),
});
export type AssessmentRequest = z.infer<typeof AssessmentRequest>;

export const StoredLenderFacts = z.object({
  facts: LenderFacts,
  version: Whole.describe('0 before anyone has stored any.'),
});
export type StoredLenderFacts = z.infer<typeof StoredLenderFacts>;

const tags = ['lending'];

export const lending = {
  assess: sessionRoute('lending:read')
    .route({
      method: 'POST',
      path: '/lending/assess',
      tags,
      summary: 'Every lending rule on the facts given; nothing is stored',
    })
    .input(AssessmentRequest)
    .output(AssessmentReply),
  lenderFacts: workspaceRoute('viewer', 'lending:read')
    .route({ method: 'GET', path: '/lending/lender-facts', tags, summary: 'What is known of the lender' })
    .output(StoredLenderFacts),
  setLenderFacts: workspaceRoute('admin', 'lending:write')
    .route({
      method: 'PUT',
      path: '/lending/lender-facts',
      tags,
      summary: 'Replace what is known of the lender',
    })
    .errors(errorsOf('CONFLICT'))
    .input(StoredLenderFacts)
    .output(StoredLenderFacts),
};
