import type { ReportRequest } from '@propguard/protocol/compliance-reports';
import type { LoanFacts } from '@propguard/rules/lending/facts';
import { type SecurityValue, securityValue } from '@propguard/rules/lending/lvr';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { assessFacts } from './assess-facts.ts';
import { describeAssessment } from './describe-assessment.ts';
import { type PropertyEvidence, withEvidence } from './property-evidence.ts';

const amountFrom = (lvr: number | undefined, security: SecurityValue | null): number | undefined =>
  lvr === undefined || !security ? undefined : Math.max(1, Math.round(lvr * security.valueAud));

/** One set of facts from all that was sent: what is said of the loan stands before what is said of the property. */
const factsFrom = (
  { property_data: property, loan_facts: loan = {} }: ReportRequest,
  evidence: PropertyEvidence,
): LoanFacts => {
  const facts = withEvidence(
    {
      ...loan,
      priceAud: loan.priceAud ?? property.price,
      valuationAud: loan.valuationAud ?? property.valuation,
    },
    evidence,
  );
  const amountAud = facts.amountAud ?? property.loan_amount ?? amountFrom(property.lvr, securityValue(facts));
  return { ...facts, amountAud };
};

const toReportValuation = ({ valuation }: PropertyEvidence) =>
  valuation && {
    value: valuation.valueAud,
    range: valuation.range && { min: valuation.range.lowAud, max: valuation.range.highAud },
    valued_on: valuation.valuedOn,
    confidence: statedConfidence(valuation),
    sample: valuation.sample,
  };

/** What every report stands on. */
export const reportBasis = async (
  scope: WorkspaceScope,
  request: ReportRequest,
  evidence: PropertyEvidence,
) => {
  const facts = factsFrom(request, evidence);
  const { assessment, ruleSet } = await assessFacts(scope, { loan: facts });
  const security = securityValue(facts);
  return {
    facts,
    ruleSet,
    assessment,
    security,
    report: {
      generated_at: new Date().toISOString(),
      address: evidence.property?.address ?? request.property_data.address ?? null,
      property_id: evidence.property?.id ?? null,
      loan_amount: facts.amountAud ?? null,
      security_value: security?.valueAud ?? null,
      security_basis: security?.basis ?? null,
      valuation: toReportValuation(evidence),
      assessment: describeAssessment(assessment),
    },
  };
};

/** What an entry of the audit trail says of the request. */
export const auditedRequest = (request: ReportRequest) => ({
  subject: { kind: 'property', id: request.property_data.property_id ?? null },
  details: request.property_data.address ?? '',
  inputs: request,
});
