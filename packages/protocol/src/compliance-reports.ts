import { COMPLIANCE_STATUSES } from '@propguard/rules/lending/compliance-summary';
import { LARGEST_AMOUNT_AUD } from '@propguard/rules/lending/facts';
import { LVR_LABELS } from '@propguard/rules/lending/lvr';
import * as z from 'zod';
import { LossChain } from './hazards.ts';
import { LoanAssessment } from './lending.ts';
import { LoanFacts } from './loan-facts.ts';
import { workspaceRoute } from './route.ts';
import { Day, Id, Instant } from './shapes.ts';

const Amount = z
  .int('Enter whole dollars.')
  .min(1, 'Enter an amount above 0, or leave it out.')
  .max(LARGEST_AMOUNT_AUD);
/** A ratio of 80 is a percentage that lost its sign. */
const LARGEST_LVR = 2;

/** What is known of the property; more may be sent along and is not looked at. */
const PropertyData = z.object({
  property_id: Id.optional().describe('Of a property we know; comes before the address.'),
  address: z
    .string()
    .trim()
    .max(300)
    .optional()
    .describe('Where neither price nor valuation is given, the property is looked up and valued.'),
  price: Amount.optional(),
  valuation: Amount.optional(),
  loan_amount: Amount.optional(),
  lvr: z
    .number()
    .gt(0, 'An LVR is above 0.')
    .max(LARGEST_LVR, 'Give the LVR as a ratio such as 0.8, not as a percentage.')
    .optional()
    .describe('In place of the loan amount.'),
});

const ReportValuation = z.object({
  value: z.int(),
  range: z.object({ min: z.int(), max: z.int() }).nullable().describe('The calibrated 80% range.'),
  valued_on: Day,
  confidence: z.number().min(0).max(1).nullable(),
  sample: z.boolean().describe('It is based on made-up sales.'),
});

const Report = z.object({
  generated_at: Instant,
  address: z.string().nullable(),
  property_id: Id.nullable(),
  loan_amount: z.int().nullable(),
  security_value: z.int().nullable(),
  security_basis: z.enum(['price', 'valuation']).nullable().describe('Whichever is lower.'),
  valuation: ReportValuation.nullable().describe('Our own, where neither price nor valuation was given.'),
  assessment: LoanAssessment,
});

/** CORE-ENT-12. A yes is said only to a verdict of compliant. */
export const Compliance = z.object({
  status: z.enum(COMPLIANCE_STATUSES),
  reasons: z.array(z.string()),
  lvr: z.number(),
  lvr_assumed: z.boolean(),
  dti: z.number(),
  dti_assumed: z.boolean(),
  apraCompliance: z.object({
    aps220: z.boolean(),
    aps221: z.boolean(),
    prudentialStandards: z.array(z.string()).describe('The paragraphs that could be assessed.'),
    lastAudit: Instant.nullable(),
    nextReview: Day.nullable(),
  }),
});

/** CORE-ENT-28. */
export const PropguardCompliance = z.object({
  apra_cps230_compliant: z.boolean(),
  risk_category: z.enum(LVR_LABELS).nullable(),
  compliance_score: z.number().nullable(),
  nccp_act_compliant: z.boolean(),
  basel_iii_compliant: z.boolean(),
  lvr_thresholds: z
    .record(z.string(), z.int().nullable())
    .describe('By `80_percent` and so on: the loan that reaches it.'),
});

export const LvrReport = Report.extend({
  lvr: z.number(),
  lvr_assumed: z.boolean(),
  risk_category: z.enum(LVR_LABELS).nullable(),
  lmi_usual: z.boolean().nullable(),
  lvr_thresholds: PropguardCompliance.shape.lvr_thresholds,
  summary: z.array(z.string()),
});
export type LvrReport = z.infer<typeof LvrReport>;

export const FinancialImpact = Report.extend({
  equity: z.int().nullable(),
  value_scenarios: z.array(
    z.object({
      value_fall_percent: z.number(),
      security_value: z.int(),
      lvr: z.number(),
      risk_category: z.enum(LVR_LABELS),
      equity: z.int(),
    }),
  ),
  rate_scenarios: z.array(
    z.object({ rate_rise_points: z.number(), rate_percent: z.number(), monthly_repayment: z.number() }),
  ),
  hazard_impact: z
    .object({ chain: LossChain, steps: z.array(z.string()), sample: z.boolean() })
    .nullable()
    .describe('From the hazards of the place to the LVR under stress; null where the place is not known.'),
  assumptions: z.array(z.string()),
});
export type FinancialImpact = z.infer<typeof FinancialImpact>;

const CertificateEvidence = z.object({
  issued: z.int(),
  revoked: z.int(),
  newest_certificate_id: Id.nullable(),
  log: z
    .object({
      issuer: z.string().describe('Whom a certificate names as its issuer now: did:web or did:key.'),
      size: z.int(),
      root_hash: z.string(),
      signed_at: Instant,
      anchor_tx_hash: z.string().nullable(),
      anchor_chain_id: z.int().nullable(),
      anchor_contract: z.string().nullable(),
    })
    .nullable()
    .describe('The newest head of the append-only log; null before the first certificate.'),
});
export type CertificateEvidence = z.infer<typeof CertificateEvidence>;

export const ApraComplianceReport = Report.extend({
  compliance: Compliance,
  propguard_compliance: PropguardCompliance,
  provider_pack: z
    .array(z.object({ obligation: z.string(), evidence: z.string() }))
    .describe('CPS 230: what this service tells a lender about itself as a provider.'),
  audit: z
    .object({ position: z.int(), hash: z.string() })
    .describe('The end of the audit trail, with this report in it.'),
  certificates: CertificateEvidence.describe(
    'Valuation certificates of this workspace, and the log they are in.',
  ),
});
export type ApraComplianceReport = z.infer<typeof ApraComplianceReport>;

const ReportRequest = z.object({
  property_data: PropertyData,
  loan_facts: LoanFacts.optional().describe('What more is known of the loan.'),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

const tags = ['compliance'];
const VALUED =
  'Without a price or a valuation, the property that the id or the address names is valued by our own engine.';

export const complianceReports = {
  lvr: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'POST',
      path: '/llm/generate-lvr-report',
      tags,
      summary: 'LVR report of a property',
      description: VALUED,
    })
    .input(ReportRequest)
    .output(LvrReport),
  financialImpact: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'POST',
      path: '/pipeline/financial-impact-assessment',
      tags,
      summary: 'What a fall in value, a rise in rates or a hazard does to a loan',
      description: `${VALUED} The hazards of the place lead to the expected annual loss, insurance, serviceability and LVR under stress, step by step.`,
    })
    .input(ReportRequest.extend({ loan_amount: Amount }))
    .output(FinancialImpact),
  apra: workspaceRoute('viewer', 'lending:read')
    .route({
      method: 'POST',
      path: '/blockchain/apra-compliance-report',
      tags,
      summary: 'Every prudential rule on a loan, sealed by the audit trail',
      description: VALUED,
    })
    .input(ReportRequest)
    .output(ApraComplianceReport),
};
