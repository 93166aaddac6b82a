import type { ApraComplianceReport } from '@propguard/protocol/compliance-reports';
import type { LoanAssessment } from '@propguard/rules/lending/assess-loan';
import { isCompliant, summarise } from '@propguard/rules/lending/compliance-summary';
import type { SecurityValue } from '@propguard/rules/lending/lvr';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import { thresholdsOf } from './lvr-thresholds.ts';

/** CORE-ENT-28. */
export const propguardCompliance = (
  { verdicts, figures }: Pick<LoanAssessment, 'verdicts' | 'figures'>,
  ruleSet: RuleSet,
  security: SecurityValue | null,
): ApraComplianceReport['propguard_compliance'] => ({
  apra_cps230_compliant: isCompliant(verdicts, 'operational-risk'),
  risk_category: figures.lvrLabel,
  compliance_score: summarise(verdicts).score,
  nccp_act_compliant: isCompliant(verdicts, 'responsible-lending'),
  basel_iii_compliant: isCompliant(verdicts, 'risk-weight'),
  lvr_thresholds: thresholdsOf(security, ruleSet),
});
