import type { Assessment } from '@propguard/protocol/assessments';
import type { MintRequest } from '@propguard/protocol/certificates';
import type { FieldError } from '@propguard/protocol/errors';
import { statedConfidence } from '@propguard/rules/valuation/confidence';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { invalid } from '../../fail.ts';
import { findNewestAt } from '../assessments/find-newest-at.ts';
import { getAssessment } from '../assessments/get-assessment.ts';

const aud = (amount: number | null): string =>
  amount === null
    ? 'no value'
    : amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });

const differs = (sent: number | null | undefined, stored: number | null): boolean =>
  sent !== undefined && sent !== stored;

/** What was sent must be what is stored; the answer says what that is. */
const disagreements = (
  sent: MintRequest['valuation_data'],
  { valuation, hazards }: Assessment,
): FieldError[] => {
  const { valueAud, range80 } = valuation;
  const confidence = statedConfidence(valuation);
  const range = sent.valuation_range;
  const said = (field: string, stored: string): FieldError => ({
    field: `valuation_data.${field}`,
    message: `The stored assessment says ${stored}. A certificate only uses stored values.`,
  });
  return [
    ...(differs(sent.valuation, valueAud) ? [said('valuation', aud(valueAud))] : []),
    ...(differs(sent.current_valuation, valueAud) ? [said('current_valuation', aud(valueAud))] : []),
    ...(range && (range.min !== range80?.lowAud || range.max !== range80.highAud)
      ? [said('valuation_range', range80 ? `${aud(range80.lowAud)} to ${aud(range80.highAud)}` : 'no range')]
      : []),
    ...(differs(sent.confidence ?? undefined, confidence) ? [said('confidence', String(confidence))] : []),
    ...(differs(sent.risk_score, hazards.riskScore) ? [said('risk_score', String(hazards.riskScore))] : []),
  ];
};

const findNamed = async (scope: WorkspaceScope, { assessment_id, address }: MintRequest['property_data']) => {
  if (assessment_id !== undefined) return getAssessment(scope, assessment_id);
  if (!address)
    throw invalid({
      field: 'property_data.assessment_id',
      message: 'Name the assessment, or give its address.',
    });
  const found = await findNewestAt(scope, address);
  if (found) return found;
  throw invalid({
    field: 'property_data.address',
    message: 'This workspace has no assessment of that address. Assess it first.',
  });
};

/** CORE-CHAIN-02: only what was assessed, and only as it was assessed. */
export const findCertifiable = async (
  scope: WorkspaceScope,
  { property_data, valuation_data }: MintRequest,
): Promise<Assessment> => {
  const assessment = await findNamed(scope, property_data);
  const faults = disagreements(valuation_data, assessment);
  if (faults.length > 0) throw invalid(...faults);
  return assessment;
};
